import { describe, expect, it } from 'vitest'
import { countries } from '@contract/countries'
import { findClientErrors } from './find-client-errors'

const client = {
  country: 'FR',
  vat_code: 'FR40812345678',
  payment_terms: { kind: 'net_days', net_days: 30 },
} as const

describe('findClientErrors', () => {
  it('returns no errors for valid codes and terms', () => {
    expect(findClientErrors({ ...client, vat_code: 'fr 40 812 345 678' }, null)).toEqual([])
    expect(
      findClientErrors({ ...client, payment_terms: { kind: 'prepayment', net_days: null } }, null),
    ).toEqual([])
  })

  it.each(['ZZ', 'EU', 'UK', 'XK', 'fr'])(
    'refuses the country %s, which ISO has not assigned',
    (country) => {
      expect(findClientErrors({ ...client, country, vat_code: null }, null)).toEqual([
        { pointer: '/country', code: 'unknown_value' },
      ])
    },
  )

  it('accepts every country', () => {
    expect(countries).toHaveLength(249)
    for (const country of countries)
      expect(findClientErrors({ ...client, country, vat_code: null }, null), country).toEqual([])
  })

  it('returns all errors at once', () => {
    const errors = findClientErrors(
      { country: 'LT', vat_code: 'LT1', payment_terms: { kind: 'net_days', net_days: null } },
      null,
    )
    expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/vat_code', 'vat_format'],
      ['/payment_terms/net_days', 'net_days_required'],
    ])
  })

  it('accepts a stored code until the country or the code changes', () => {
    const storedCode = { country: 'FR', vat_code: 'FR1' }
    expect(findClientErrors({ ...client, vat_code: 'fr 1' }, storedCode)).toEqual([])
    expect(findClientErrors({ ...client, vat_code: 'FR2' }, storedCode)).toHaveLength(1)
    expect(
      findClientErrors({ ...client, country: 'LT', vat_code: 'FR1' }, storedCode),
    ).toHaveLength(1)
  })

  it('refuses net days for other payment terms', () => {
    expect(
      findClientErrors({ ...client, payment_terms: { kind: 'prepayment', net_days: 30 } }, null),
    ).toEqual([{ pointer: '/payment_terms/net_days', code: 'unexpected' }])
  })
})
