import { expect, it } from 'vitest'
import { convertParts, splitIntoLines } from './line-parts'

const euro = { currency: 'EUR' as const, exchange_rate: null }
const pounds = { currency: 'GBP' as const, exchange_rate: '0.837' }
const costs = { freight: '100.01', commission: '20.00', other_costs: '0.00', amount: '29.99' }

it('lines share the costs of a deal by m3, and their margins add up to its margin', () => {
  const parts = splitIntoLines(euro, costs, [
    { litres: 1000, revenueCents: 10_000, costCents: 4000 },
    { litres: 2000, revenueCents: 20_000, costCents: 11_000 },
  ])
  expect(parts).toEqual([
    { revenue: 10_000, margin: 2000 },
    { revenue: 20_000, margin: 999 },
  ])
})

it('a line can lose while the deal earns', () => {
  const [loss, gain] = splitIntoLines(euro, { ...costs, amount: '80.00' }, [
    { litres: 1000, revenueCents: 5000, costCents: 8000 },
    { litres: 1000, revenueCents: 30_000, costCents: 6999 },
  ])
  expect([loss?.margin, gain?.margin]).toEqual([-9001, 17_001])
})

it('converted parts add up to the converted amount', () => {
  expect(convertParts(pounds, [33, 33, 34])).toEqual([39, 40, 40])
  expect(convertParts({ ...pounds, exchange_rate: null }, [33])).toEqual([null])
})

it('an unknown margin of a deal is unknown for each line', () => {
  expect(
    splitIntoLines(euro, { ...costs, amount: null }, [
      { litres: 0, revenueCents: 100, costCents: null },
    ]),
  ).toEqual([{ revenue: 100, margin: null }])
})
