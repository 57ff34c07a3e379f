import { expect, test } from 'vitest'
import { computeExpiry, computeExpiryWarningTime } from './expiry'

const added = new Date('2026-10-24T22:30:00Z')

test.each([
  [1, '2026-10-24T23:30:00.000Z', '2026-10-24T23:15:00.000Z'],
  [4, '2026-10-25T02:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  [36, '2026-10-26T10:30:00.000Z', '2026-10-26T09:30:00.000Z'],
  [720, '2026-11-23T22:30:00.000Z', '2026-11-23T21:30:00.000Z'],
])('%i hours last as long in a night when the clocks change', (hours, expires, warns) => {
  expect(computeExpiry(added, hours).toISOString()).toBe(expires)
  expect(computeExpiryWarningTime(computeExpiry(added, hours), hours).toISOString()).toBe(warns)
})
