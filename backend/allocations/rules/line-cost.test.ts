import { expect, test } from 'vitest'
import { expectedCost, type BoughtPart } from './line-cost'

const EURO = { currency: 'EUR' as const, exchange_rate: null }
/** Sold 40 m3, planned to cost 10,000.00. */
const PLANNED = { litres: 40_000, plannedCents: 1_000_000, deal: EURO }
/** 40 m3 of a line of 40 m3 at 260.00. */
const PART: BoughtPart = {
  litres: 40_000,
  packs: null,
  supply: EURO,
  line: { quantity: '40.000', unit: 'm3', volume_l: 40_000, amount_cents: 1_040_000 },
}

test('what is bought costs what its supply says, and the difference is the price’s', () => {
  expect(expectedCost(PLANNED, [PART])).toMatchObject({ expectedCents: 1_040_000, byPrice: 40_000, byAmount: 0, byRate: 0 })
})

test('what is not bought yet costs what was planned, and more than was sold costs more by its amount', () => {
  expect(expectedCost(PLANNED, [{ ...PART, litres: 20_000 }])).toMatchObject({ expectedCents: 1_020_000, byPrice: 20_000 })
  expect(expectedCost({ ...PLANNED, litres: 32_000, plannedCents: 800_000 }, [PART])).toMatchObject({ expectedCents: 1_040_000, byAmount: 200_000, byPrice: 40_000 })
})

test('wood whose price or rate is open costs what was planned', () => {
  expect(expectedCost(PLANNED, [{ ...PART, line: null }])).toMatchObject({ boughtLitres: 40_000, expectedCents: 1_000_000, byPrice: 0, byRate: 0 })
  expect(expectedCost(PLANNED, [{ ...PART, supply: { currency: 'SEK', exchange_rate: null } }])).toMatchObject({ expectedCents: 1_000_000, byPrice: 0 })
})
