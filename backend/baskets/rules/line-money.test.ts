import { describe, expect, test } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import {
  computeGoodsCents,
  computeServiceCents,
  computeLineWeight,
  type PricedLine,
} from './line-money'

/** 220 boards of 47 x 100 x 4800 mm: 4.963 m3, 1,056 m. */
const LINE: PricedLine = {
  ...{
    packs: 2,
    pcs: 220,
    litres: 4963,
    price: 3_100_000,
    price_unit: 'm3',
    service: 'none',
    service_price: null,
  },
  specification: {
    ...BOARD,
    thickness_mm: 47,
    width_mm: 100,
    length_mm: 4800,
    pcs_per_pack: 110,
    m3_per_pack: null,
    density_kg_m3: 470,
  },
}

describe('the amount of a line', () => {
  test.each<[string, Partial<PricedLine>, number]>([
    ['is the printed m3 of its pieces at a price per m3', {}, 153_853],
    ['is its metres at a price per metre', { price: 12_500, price_unit: 'lm' }, 132_000],
    ['is its pieces at a price per piece', { price: 65_000, price_unit: 'pcs' }, 143_000],
    [
      'counts the remaining pieces of an opened pack',
      { pcs: 176, price: 65_000, price_unit: 'pcs' },
      114_400,
    ],
    [
      'is its m3 if its pieces cannot be measured',
      { specification: { ...LINE.specification, length_mm: null } },
      153_853,
    ],
  ])('%s', (_, change, cents) => {
    expect(computeGoodsCents({ ...LINE, ...change })).toBe(cents)
  })

  test('a service costs its price per m3, or nothing without one', () => {
    expect(computeServiceCents({ ...LINE, service: 'planing', service_price: 450_000 })).toBe(
      22_334,
    )
    expect(computeServiceCents({ ...LINE, service_price: 450_000 })).toBe(0)
  })

  test('the weight is rounded to kg', () => {
    expect(computeLineWeight(4963, LINE.specification)).toBe(2333)
  })
})
