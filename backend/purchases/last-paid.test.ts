import { expect, it } from 'vitest'
import { BOARD } from '../wood-lines/samples'
import { convertPaidPrice } from './last-paid'

/** 0.02 m3 per piece, 2 m3 per pack. */
const SHORT = { ...BOARD, thickness_mm: 50, width_mm: 200, length_mm: 2000, pcs_per_pack: 100 }
const LONG = { ...SHORT, length_mm: 4000 }

it('a price per piece applies to the same length only, but its price per m3 to any', () => {
  const paid = { price: '3.00', price_unit: 'pcs' as const }
  expect(convertPaidPrice(paid, SHORT, { ...SHORT, pcs_per_pack: null })).toEqual(paid)
  expect(convertPaidPrice(paid, SHORT, LONG)).toEqual({ price: '150.00', price_unit: 'm3' })
  // 3.00 for 0.018 m3 is not exact per m3.
  expect(convertPaidPrice(paid, { ...SHORT, length_mm: 1800 }, LONG)).toBeNull()
})

it('a price per pack applies to the same pack size only', () => {
  const paid = { price: '600.00', price_unit: 'pack' as const }
  expect(convertPaidPrice(paid, SHORT, SHORT)).toEqual(paid)
  expect(convertPaidPrice(paid, SHORT, { ...SHORT, pcs_per_pack: 50 })).toEqual({
    price: '300.00',
    price_unit: 'm3',
  })
  expect(convertPaidPrice(paid, SHORT, { ...SHORT, pcs_per_pack: null })).toEqual({
    price: '300.00',
    price_unit: 'm3',
  })
  expect(convertPaidPrice(paid, { ...SHORT, pcs_per_pack: null }, SHORT)).toBeNull()
})

it('a price for random lengths applies to any length', () => {
  expect(convertPaidPrice({ price: '1.50', price_unit: 'lm' }, SHORT, LONG)).toEqual({
    price: '1.50',
    price_unit: 'lm',
  })
})
