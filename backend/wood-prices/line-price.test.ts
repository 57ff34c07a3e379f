import { expect, it } from 'vitest'
import { BOARD } from '../wood-lines/samples'
import { convertToLinePrice } from './line-price'

/** 0.02 m3 per piece, 2 m3 per pack. */
const SHORT = { ...BOARD, thickness_mm: 50, width_mm: 200, length_mm: 2000, pcs_per_pack: 100 }
const LONG = { ...SHORT, length_mm: 4000 }

const inEuro = { currency: 'EUR', exchange_rate: null } as const
const perM3 = { ...inEuro, price_unit: 'm3', specification: SHORT } as const

it('a price in the unit and currency of the line is kept as it was agreed', () => {
  const paid = { price: '312.00', price_unit: 'm3', ...inEuro } as const
  expect(convertToLinePrice(paid, LONG, perM3)).toBe('312.00')
})

it('a price per piece of another length is converted by its volume', () => {
  const paid = { price: '6.00', price_unit: 'pcs', ...inEuro } as const
  expect(convertToLinePrice(paid, SHORT, perM3)).toBe('300.00')
  expect(convertToLinePrice(paid, SHORT, { ...perM3, price_unit: 'pcs' })).toBe('6.00')
  expect(
    convertToLinePrice(paid, SHORT, { ...perM3, price_unit: 'pcs', specification: LONG }),
  ).toBe('12.00')
})

it('a price in another currency is converted by both rates and rounded to cents', () => {
  const paid = {
    price: '312.00',
    price_unit: 'm3',
    currency: 'GBP',
    exchange_rate: '0.85',
  } as const
  expect(convertToLinePrice(paid, SHORT, perM3)).toBe('367.06')
  const inYen = { ...perM3, currency: 'JPY', exchange_rate: '160.55' } as const
  expect(convertToLinePrice(paid, SHORT, inYen)).toBe('58931.00')
  const perMetre = {
    price: '1.23',
    price_unit: 'lm',
    currency: 'GBP',
    exchange_rate: '0.85',
  } as const
  expect(convertToLinePrice(perMetre, SHORT, { ...perM3, price_unit: 'lm' })).toBe('1.4471')
})

it('a price without a rate or a dimension has no value for the line', () => {
  const open = { price: '312.00', price_unit: 'm3', currency: 'GBP', exchange_rate: null } as const
  expect(convertToLinePrice(open, SHORT, perM3)).toBeNull()
  const perPiece = { price: '6.00', price_unit: 'pcs', ...inEuro } as const
  expect(convertToLinePrice(perPiece, { ...SHORT, length_mm: null }, perM3)).toBeNull()
})
