import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCents } from '../../db/decimal-columns'
import { computeWoodAmount } from '../../wood-lines/wood-figures'
import { BOARD } from '../../wood-lines/samples'
import { toSoldLine, splitTransportCost } from './deal-line'

const specification = {
  ...BOARD,
  thickness_mm: 47,
  width_mm: 100,
  length_mm: 4800,
  pcs_per_pack: 110,
  m3_per_pack: null,
}
const LINE = {
  pcs: 220,
  litres: 4963,
  price: 3_100_000,
  price_unit: 'm3' as const,
  goods_cents: 153_853,
  specification,
}

describe('an ordered line is sold', () => {
  test('as listed if it is collected', () => {
    expect(toSoldLine(LINE, 0)).toEqual({
      quantity: '220',
      unit: 'pcs',
      price: '310.00',
      price_unit: 'm3',
    })
  })
  test('per m3 with its share of transport if it is delivered', () => {
    expect(toSoldLine(LINE, 40_000)).toEqual({
      quantity: '4.963',
      unit: 'm3',
      price: '390.5964',
      price_unit: 'm3',
    })
  })
  test('for the cents that the order sums to', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90_000 }),
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 1, max: 500_000 }),
        (litres, goods_cents, transport) => {
          const sold = toSoldLine({ ...LINE, litres, goods_cents }, transport)
          expect(toCents(computeWoodAmount({ ...sold, specification }, sold.price) ?? '0.00')).toBe(
            goods_cents + transport,
          )
        },
      ),
    )
  })
})

test('transport is split by m3 without a rest', () => {
  expect(splitTransportCost(10_000, [1000, 1000, 1000])).toEqual([3333, 3334, 3333])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 40 }),
      (cents, litres) => {
        const shares = splitTransportCost(cents, litres)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
