import { expect, it } from 'vitest'
import type { SupplyWarning } from '@/entities/supply'
import { omitRepeatedWarnings } from './supply-warnings'

const createWarning = (code: 'certificate_expired' | 'certificate_over', lineId: string | null) =>
  ({
    code,
    lineId,
    field: lineId === null ? 'certificate_claim' : 'certification',
    params: { sawmill: 'SIA Kurzemes koks', expires: '2026-10-31' },
  }) as SupplyWarning

it('an expired certificate is left to the notice of the mill', () => {
  expect(omitRepeatedWarnings([createWarning('certificate_expired', 'line')])).toEqual([])
})

it('the lines say that a certificate ends too early, if the field of the claim does not', () => {
  const [atClaim, inLine] = [
    createWarning('certificate_over', null),
    createWarning('certificate_over', 'line'),
  ]
  expect(omitRepeatedWarnings([inLine])).toEqual([inLine])
  expect(omitRepeatedWarnings([atClaim, inLine])).toEqual([])
})
