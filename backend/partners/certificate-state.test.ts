import { expect, it } from 'vitest'
import { getCertificateState } from './certificate-state'

it.each([
  [null, 'none'],
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'expiring'],
  ['2027-02-18', 'expiring'],
  ['2027-02-19', 'valid'],
] as const)('a certificate that expires on %s is on 20 November 2026: %s', (expires, state) => {
  expect(getCertificateState(expires, '2026-11-20')).toBe(state)
})
