import { describe, expect, it } from 'vitest'
import { computeDueDay, computeVat, type VatTerms } from './invoice-amounts'

const terms: VatTerms = {
  currency: 'EUR',
  seller_country: 'LT',
  client_vat_code: null,
  destination_country: 'LT',
  reverse_charge_law: null,
  exchange_rate: null,
}

describe('the VAT of an invoice', () => {
  it('is rounded once to cents', () => {
    expect(computeVat('6235.20', terms)).toMatchObject({
      vat: { rule: 'home', rate: '21.00', amount: '1309.39' },
      total: '7544.59',
      vat_eur: null,
      missing: [],
    })
  })

  it('is also stated in euro for another currency, which needs a rate', () => {
    const foreign = { ...terms, currency: 'USD' as const }
    expect(computeVat('1000.00', foreign).missing).toEqual(['exchange_rate'])
    expect(computeVat('1000.00', { ...foreign, exchange_rate: '1.0500' })).toMatchObject({
      vat: { amount: '210.00' },
      vat_eur: { amount: '200.00', rate: '1.0500' },
      missing: [],
    })
  })

  it('needs no rate without VAT', () => {
    const exported = { ...terms, currency: 'USD' as const, destination_country: 'US' }
    expect(computeVat('1000.00', exported)).toMatchObject({ vat_eur: null, missing: [] })
  })

  it('is missing for a seller without a known rate', () => {
    expect(computeVat('1.00', { ...terms, seller_country: 'NO' }).missing).toEqual([
      'home_vat_rate',
    ])
  })
})

describe('the due day of an invoice', () => {
  it('follows its net days, and is its own day for other terms', () => {
    expect(computeDueDay({ kind: 'net_days', net_days: 30 }, '2026-11-28')).toBe('2026-12-28')
    expect(computeDueDay({ kind: 'prepayment', net_days: null }, '2026-11-28')).toBe('2026-11-28')
  })

  it('is the last of its parts', () => {
    const part = { percent: 50, base: 'invoice' as const }
    const parts = [
      { ...part, kind: 'prepayment' as const, net_days: null, base: null },
      { ...part, kind: 'net_days' as const, net_days: 14 },
    ]
    expect(computeDueDay({ kind: 'parts', net_days: null, parts }, '2026-11-28')).toBe('2026-12-12')
  })
})
