import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unit } from './dimensions'
import { computeLineAmount } from './line'
import { convertPriceUnit, getDefaultPriceUnit } from './price-unit'
import { createBoard } from './samples'

const packed = createBoard(22, 100, 4000, { pcs_per_pack: 240 })

it('packs are priced per m3, other quantities in their own unit', () => {
  const units: Unit[] = ['m3', 'lm', 'm2', 'pcs', 'pack']
  expect(units.map(getDefaultPriceUnit)).toEqual(['m3', 'lm', 'm2', 'pcs', 'm3'])
})

describe('a price in another unit', () => {
  it.each<[string, Unit, Unit, string, boolean]>([
    ['310.00', 'm3', 'pack', '654.72', true],
    ['654.72', 'pack', 'm3', '310.00', true],
    ['310.00', 'm3', 'lm', '0.682', true],
    ['0.385', 'lm', 'm3', '175.00', true],
    ['0.385', 'lm', 'pcs', '1.54', true],
    ['311.10', 'm3', 'lm', '0.6844', false],
  ])('%s per %s is per %s %s', (price, per, to, repriced, isExact) => {
    expect(convertPriceUnit(price, per, to, packed)).toEqual({ price: repriced, isExact })
  })

  it('is null if a needed dimension is unknown', () => {
    expect(convertPriceUnit('2.40', 'pcs', 'm3', createBoard(22, 100, null))).toBeNull()
  })

  it('gives the same amount if it is exact', () => {
    const units = fc.constantFrom<Unit>('m3', 'lm', 'm2', 'pcs', 'pack')
    fc.assert(
      fc.property(
        units,
        units,
        fc.integer({ min: 1, max: 10 ** 7 }),
        fc.integer({ min: 1, max: 900 }),
        (per, to, cents, count) => {
          const price = (cents / 100).toFixed(2)
          const other = convertPriceUnit(price, per, to, packed)
          fc.pre(other?.isExact === true)
          const sold = { quantity: String(count), unit: 'pack' } as const
          const amount = computeLineAmount({ ...sold, price_unit: per }, price, packed)
          expect(computeLineAmount({ ...sold, price_unit: to }, other?.price ?? '', packed)).toBe(
            amount,
          )
        },
      ),
    )
  })
})
