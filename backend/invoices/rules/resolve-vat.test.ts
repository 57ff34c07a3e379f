import { describe, expect, it } from 'vitest'
import { resolveVat } from './resolve-vat'
import { STANDARD_VAT_RATES } from './standard-vat-rates'

const supply = (
  destination_country: string,
  client_vat_code: string | null = null,
  seller_country = 'LT',
  reverse_charge_law: string | null = null,
) => resolveVat({ seller_country, destination_country, client_vat_code, reverse_charge_law })

describe('VAT of a supply of goods', () => {
  it('is the standard rate for goods that stay in the seller’s country', () => {
    expect(supply('LT')).toMatchObject({ rule: 'home', rate: '21.00' })
    expect(supply('FI', 'FI12345678', 'FI')).toMatchObject({ rule: 'home', rate: '25.50' })
  })

  it('is the standard rate even if a foreign business takes the goods there', () => {
    expect(supply('LT', 'FR40812345678').rule).toBe('home')
  })

  it('is none for a business with a VAT code in another member state', () => {
    expect(supply('FR', 'FR40812345678')).toMatchObject({
      rule: 'intra_community',
      rate: '0.00',
    })
    expect(supply('GR', 'EL123456789').rule).toBe('intra_community')
    expect(supply('SE', 'FR40812345678').rule).toBe('intra_community')
  })

  it('is the standard rate for another member state without a foreign VAT code', () => {
    expect(supply('FR')).toMatchObject({ rule: 'home', rate: '21.00' })
    expect(supply('FR', 'LT123456789').rule).toBe('home')
    expect(supply('FR', 'GB123456789').rule).toBe('home')
  })

  it('is none for goods that leave the union, with or without a VAT code', () => {
    expect(supply('GB', 'GB123456789')).toMatchObject({ rule: 'export', rate: '0.00' })
    expect(supply('JP').rule).toBe('export')
    expect(supply('US', 'LT123456789').rule).toBe('export')
  })

  it('is none for a business in Northern Ireland, as in a member state', () => {
    expect(supply('GB', 'XI123456789').rule).toBe('intra_community')
  })

  it('is accounted for by a business of the seller’s country where its law says so', () => {
    const reversed = { rule: 'reverse_charge', rate: '0.00', law: 'Article 1' }
    expect(supply('LT', 'LT123456789', 'LT', 'Article 1')).toEqual(reversed)
    expect(supply('GR', 'EL123456789', 'GR', 'Article 1')).toEqual(reversed)
    expect(supply('LT', 'FR40812345678', 'LT', 'Article 1').rule).toBe('home')
    expect(supply('LT', null, 'LT', 'Article 1').rule).toBe('home')
    expect(supply('FR', 'LT123456789', 'LT', 'Article 1').rule).toBe('home')
    expect(supply('LT', 'LT123456789').rule).toBe('home')
  })

  it('is unknown for a seller outside the union', () => {
    expect(supply('FR', 'FR40812345678', 'NO')).toMatchObject({ rule: 'home', rate: null })
  })

  it('has a standard rate of 15 % or more for each of the 27 member states', () => {
    expect(STANDARD_VAT_RATES.size).toBe(27)
    for (const rate of STANDARD_VAT_RATES.values()) expect(Number(rate)).toBeGreaterThanOrEqual(15)
  })

  it('is as the Commission lists it after the changes since 2024', () => {
    expect(['LU', 'FI', 'SK', 'EE', 'RO'].map((state) => STANDARD_VAT_RATES.get(state))).toEqual([
      '17.00',
      '25.50',
      '23.00',
      '24.00',
      '21.00',
    ])
  })
})
