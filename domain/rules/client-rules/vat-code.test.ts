import { describe, expect, it } from 'vitest'
import { clientList } from '@backend/seed/client-list'
import { normalizeVatCode, findVatCodeErrors } from './vat-code'

describe('a VAT code', () => {
  it.each([
    ['fr 40 812 345 678', 'FR40812345678'],
    ['BE 0456.781.239', 'BE0456781239'],
    ['CHE-123.456.789 mwst', 'CHE123456789MWST'],
    ['ie9s99999l', 'IE9S99999L'],
    ['LT–123456789\u200e', 'LT123456789'],
    [' . ', null],
    [null, null],
  ])('written as %j is stored as %j', (written, stored) => {
    expect(normalizeVatCode(written)).toBe(stored)
  })

  it.each([
    ['AT', 'ATU12345678'],
    ['CY', 'CY12345678L'],
    ['ES', 'ES12345678Z'],
    ['ES', 'ESX1234567L'],
    ['FR', 'FRX7812345678'],
    ['GR', 'EL123456789'],
    ['IE', 'IE1+23456A'],
    ['LT', 'LT123456789012'],
    ['NL', 'NL123456789B01'],
    ['RO', 'RO12'],
    ['GB', 'GB772014385'],
    ['GB', 'XI123456789'],
    ['GB', 'GBGD001'],
    ['CH', 'CHE123456789MWST'],
    ['NO', '999999999MVA'],
    ['NO', 'NO999999999MVA'],
  ])('of %s may be %s', (country, code) => {
    expect(findVatCodeErrors(country, code)).toEqual([])
  })

  it.each([
    ['FR', 'CH123456789', 'vat_country', { prefix: 'FR', example: 'FR40812345678' }],
    ['DE', 'NL123456789B01', 'vat_country', { prefix: 'DE', example: 'DE123456789' }],
    ['LT', 'FR40812345678', 'vat_country', { prefix: 'LT', example: 'LT123456789' }],
    ['GB', 'FR40812345678', 'vat_country', { prefix: 'GB', example: 'GB123456789' }],
    ['GB', 'GB77201438', 'vat_format', { example: 'GB123456789' }],
    ['CH', 'DE123456789', 'vat_country', { prefix: 'CHE', example: 'CHE123456789MWST' }],
    ['NO', 'SE123456789001', 'vat_format', { example: '123456789MVA' }],
    ['FR', '40812345678', 'vat_country', { prefix: 'FR', example: 'FR40812345678' }],
    ['GR', 'GR123456789', 'vat_country', { prefix: 'EL', example: 'EL123456789' }],
    ['FR', 'FR4081234567', 'vat_format', { example: 'FR40812345678' }],
    ['AT', 'AT123456789', 'vat_format', { example: 'ATU12345678' }],
    ['BE', 'BE2456781239', 'vat_format', { example: 'BE0123456789' }],
    ['ES', 'ES123456789', 'vat_format', { example: 'ESB12345678' }],
    ['LT', 'LT1234567890', 'vat_format', { example: 'LT123456789' }],
    ['NL', 'NL123456789A01', 'vat_format', { example: 'NL123456789B01' }],
  ])('of %s cannot be %s', (country, code, reason, params) => {
    expect(findVatCodeErrors(country, code)).toEqual([
      { pointer: '/vat_code', code: reason, params },
    ])
  })

  it.each([
    ['EG', 'EG204771936'],
    ['MA', '001827364'],
    ['FR', null],
  ])('of %s is not judged as %s', (country, code) => {
    expect(findVatCodeErrors(country, code)).toEqual([])
  })

  it('of every demo client matches the client’s country', () => {
    expect(clientList.flatMap(({ country, vat }) => findVatCodeErrors(country, vat))).toEqual([])
  })
})
