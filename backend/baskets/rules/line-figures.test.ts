import { describe, expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import {
  computeGoodsCents,
  computeServiceCents,
  computeLitresWeight,
  type PricedLine,
  computeTruckCapacityLitres,
  isOverTruck,
  countTruckPacks,
  toCentsPerM3,
  computeTruckFill,
  TRUCK_KG,
  TRUCK_LITRES,
} from './line-figures'
import fc from 'fast-check'

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
  it.each<[string, Partial<PricedLine>, number]>([
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

  it('a service costs its price per m3, or nothing without one', () => {
    expect(computeServiceCents({ ...LINE, service: 'planing', service_price: 450_000 })).toBe(
      22_334,
    )
    expect(computeServiceCents({ ...LINE, service_price: 450_000 })).toBe(0)
  })

  it('the weight is rounded to kg', () => {
    expect(computeLitresWeight(4963, LINE.specification)).toBe(2333)
  })
})

describe('a truck takes 24,000 kg and 90 m3', () => {
  it.each([
    [
      'heavy wood is limited by weight',
      { litres: 34_000, weightKg: 23_800 },
      {
        binding: 'weight',
        weight_percent: '99.2',
        space_percent: '37.8',
        left_kg: 200,
        is_over: false,
      },
    ],
    [
      'light wood is limited by space',
      { litres: 88_000, weightKg: 12_000 },
      {
        binding: 'space',
        weight_percent: '50',
        space_percent: '97.8',
        left_m3: '2.000',
        is_over: false,
      },
    ],
    [
      'a full truck is not over its limit',
      { litres: 90_000, weightKg: 24_000 },
      { binding: 'weight', is_over: false, left_kg: 0, left_m3: '0.000' },
    ],
    [
      'one kilogram more is over the limit',
      { litres: 50_000, weightKg: 24_001 },
      { binding: 'weight', is_over: true, left_kg: -1 },
    ],
    [
      'one litre more is over the limit',
      { litres: 90_001, weightKg: 10_000 },
      { binding: 'space', is_over: true, left_m3: '-0.001' },
    ],
    [
      'an empty truck is not limited',
      { litres: 0, weightKg: 0 },
      { binding: null, weight_percent: '0', left_kg: 24_000, left_m3: '90.000' },
    ],
  ])('%s', (_, loaded, fill) => {
    expect(computeTruckFill(loaded)).toMatchObject(fill)
  })
})

const wood = fc.record({
  litres: fc.integer({ min: 1, max: 5000 }),
  weightKg: fc.integer({ min: 1, max: 4000 }),
})

it('the fitting packs fit, and one more does not', () => {
  fc.assert(
    fc.property(wood, fc.integer({ min: 0, max: 20 }), (pack, before) => {
      const loaded = { litres: pack.litres * before, weightKg: pack.weightKg * before }
      fc.pre(!isOverTruck(loaded))
      const fit = countTruckPacks(loaded, pack)
      const addPacks = (packs: number) => ({
        litres: loaded.litres + packs * pack.litres,
        weightKg: loaded.weightKg + packs * pack.weightKg,
      })
      expect(isOverTruck(addPacks(fit))).toBe(false)
      expect(isOverTruck(addPacks(fit + 1))).toBe(true)
    }),
  )
})

it('nothing fits into an overloaded truck', () => {
  expect(
    countTruckPacks(
      { litres: TRUCK_LITRES, weightKg: TRUCK_KG + 900 },
      { litres: 10, weightKg: 5 },
    ),
  ).toBe(0)
})

it('the transport price per m3 decreases with every pack, and is lowest in a full truck', () => {
  fc.assert(
    fc.property(
      wood,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 500_000 }),
      (pack, packs, tariff) => {
        const some = { litres: pack.litres * packs, weightKg: pack.weightKg * packs }
        fc.pre(!isOverTruck(some))
        const [now = 0, more = 0, full = 0] = [
          toCentsPerM3(tariff, some.litres),
          toCentsPerM3(tariff, some.litres + pack.litres),
          toCentsPerM3(tariff, computeTruckCapacityLitres(some)),
        ].map(Number)
        expect(more).toBeLessThanOrEqual(now)
        expect(full).toBeLessThanOrEqual(now)
      },
    ),
  )
})

it('an empty truck has no price per m3', () => {
  expect(toCentsPerM3(240_000, 0)).toBeNull()
  expect(toCentsPerM3(240_000, 4963)).toBe(48_358)
})
