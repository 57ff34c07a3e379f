import { expect, it } from 'vitest'
import { computeExpectedCost, computeLoadedCost, type BoughtAllocation } from './allocation-cost'

const EURO = { currency: 'EUR' as const, exchange_rate: null }
/** 40 m3 sold, with a planned cost of 10,000.00. */
const PLANNED = { litres: 40_000, plannedCents: 1_000_000, deal: EURO }
/** All 40 m3 of a line at 260.00. */
const ALLOCATION: BoughtAllocation = {
  litres: 40_000,
  packs: null,
  loaded: 0,
  supply: EURO,
  line: {
    quantity: '40.000',
    confirmed_quantity: null,
    unit: 'm3',
    volume_l: 40_000,
    confirmed_l: null,
    amount_cents: 1_040_000,
  },
}

it('bought wood costs its supply’s price, and the difference counts as price', () => {
  expect(computeExpectedCost(PLANNED, [ALLOCATION])).toMatchObject({
    expectedCents: 1_040_000,
    byPrice: 40_000,
    byAmount: 0,
    byRate: 0,
  })
})

it('unbought wood costs the planned price, and surplus volume counts as amount', () => {
  expect(computeExpectedCost(PLANNED, [{ ...ALLOCATION, litres: 20_000 }])).toMatchObject({
    expectedCents: 1_020_000,
    byPrice: 20_000,
  })
  expect(
    computeExpectedCost({ ...PLANNED, litres: 32_000, plannedCents: 800_000 }, [ALLOCATION]),
  ).toMatchObject({ expectedCents: 1_040_000, byAmount: 200_000, byPrice: 40_000 })
})

it('without a planned price, a shortfall within the tolerance costs the average of the bought wood', () => {
  const unplanned = { ...PLANNED, plannedCents: null }
  // 36 m3 for 9,360.00; 4 m3 more at the same 260.00.
  const bought = [{ ...ALLOCATION, litres: 36_000 }]
  expect(computeExpectedCost({ ...unplanned, tolerancePercent: 10 }, bought)).toMatchObject({
    boughtCents: 936_000,
    expectedCents: 1_040_000,
  })
  expect(computeExpectedCost({ ...unplanned, tolerancePercent: 5 }, bought)).toMatchObject({
    expectedCents: null,
  })
})

it('wood without a price or rate costs the planned price', () => {
  expect(computeExpectedCost(PLANNED, [{ ...ALLOCATION, line: null }])).toMatchObject({
    boughtLitres: 40_000,
    expectedCents: 1_000_000,
    byPrice: 0,
    byRate: 0,
  })
  expect(
    computeExpectedCost(PLANNED, [
      { ...ALLOCATION, supply: { currency: 'SEK', exchange_rate: null } },
    ]),
  ).toMatchObject({ expectedCents: 1_000_000, byPrice: 0 })
})

it('loaded wood costs its own supply’s price', () => {
  const createHalfAllocation = (loaded: number, amount_cents: number): BoughtAllocation => ({
    ...{ litres: 20_000, packs: null, loaded, supply: EURO },
    line: {
      quantity: '20.000',
      confirmed_quantity: null,
      unit: 'm3',
      volume_l: 20_000,
      confirmed_l: null,
      amount_cents,
    },
  })
  expect(
    computeLoadedCost(PLANNED, 20_000, [
      createHalfAllocation(20_000, 200_000),
      createHalfAllocation(0, 400_000),
    ]),
  ).toBe(200_000)
  expect(
    computeLoadedCost(PLANNED, 30_000, [
      createHalfAllocation(20_000, 200_000),
      createHalfAllocation(10_000, 400_000),
    ]),
  ).toBe(400_000)
  const kronor = {
    ...createHalfAllocation(20_000, 2_000_000),
    supply: { currency: 'SEK' as const, exchange_rate: '10' },
  }
  expect(computeLoadedCost(PLANNED, 20_000, [kronor])).toBe(200_000)
})

it('loaded wood with an unknown price costs the planned price', () => {
  const open: BoughtAllocation = { ...ALLOCATION, loaded: 20_000, line: null }
  expect(computeLoadedCost(PLANNED, 20_000, [open])).toBe(500_000)
  expect(computeLoadedCost(PLANNED, 20_000, [])).toBe(500_000)
  expect(computeLoadedCost({ ...PLANNED, plannedCents: null }, 20_000, [open])).toBeNull()
  expect(computeLoadedCost({ ...PLANNED, plannedCents: null }, 0, [{ ...open, loaded: 0 }])).toBe(0)
})

it('a part of a confirmed line costs its share of the confirmed quantity', () => {
  const line = {
    quantity: '10',
    confirmed_quantity: '8',
    unit: 'pack' as const,
    volume_l: 20_000,
    confirmed_l: 16_000,
    amount_cents: 400_000,
  }
  expect(
    computeExpectedCost(PLANNED, [{ litres: 16_000, packs: 8, loaded: 0, supply: EURO, line }]),
  ).toMatchObject({ boughtLitres: 16_000, boughtCents: 400_000 })
  expect(
    computeExpectedCost(PLANNED, [{ litres: 8000, packs: null, loaded: 0, supply: EURO, line }]),
  ).toMatchObject({ boughtCents: 200_000 })
})

it('shares of a cost in yen are whole yen', () => {
  const yen = { currency: 'JPY' as const, exchange_rate: '160.0000' }
  const planned = { litres: 30_000, plannedCents: 100_000, deal: yen }
  const third = { ...ALLOCATION, litres: 10_000, loaded: 10_000, supply: yen }
  const line = { ...third.line!, amount_cents: 100_000, volume_l: 30_000, quantity: '30.000' }
  expect(computeExpectedCost(planned, [{ ...third, line }])).toMatchObject({
    boughtCents: 33_300,
    expectedCents: 100_000,
  })
  expect(computeLoadedCost(planned, 20_000, [{ ...third, line }])).toBe(66_600)
})
