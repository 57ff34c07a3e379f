import { describe, expect, it } from 'vitest'
import { createBoard } from '@domain/timber/samples'
import { computeDapPrice, computeFullTruckLitres, findTariff } from './tariffs'

const spruce = createBoard(50, 150, 4000)
const createTariff = (country: string, zip_prefix: string, amount_cents: number) => ({
  location: 'LTKLJ',
  country,
  zip_prefix,
  amount_cents,
})

describe('the delivered price', () => {
  it('is the price plus the truck’s cost per m3', () => {
    const computePrice = (truckLitres: number) =>
      computeDapPrice('310.00', 'm3', { amountCents: 240_000, truckLitres, dimensions: spruce })
    expect(computePrice(48_000)).toBe('360.00')
    expect(computePrice(24_000)).toBe('410.00')
  })

  it('converts that cost to the unit of the price', () => {
    const computePrice = (unit: 'lm' | 'pcs' | 'm2') =>
      computeDapPrice('3.00', unit, {
        amountCents: 240_000,
        truckLitres: 48_000,
        dimensions: spruce,
      })
    expect([computePrice('lm'), computePrice('pcs'), computePrice('m2')]).toEqual([
      '3.375',
      '4.50',
      '5.50',
    ])
  })

  it('is null for a unit without m3, or for an empty truck', () => {
    expect(
      computeDapPrice('3.00', 'pcs', {
        amountCents: 100,
        truckLitres: 1000,
        dimensions: createBoard(50, 150, null),
      }),
    ).toBeNull()
    expect(
      computeDapPrice('3.00', 'm3', { amountCents: 100, truckLitres: 0, dimensions: spruce }),
    ).toBeNull()
  })
})

it('weight limits a truck of heavy wood, and space one of light wood', () => {
  expect(computeFullTruckLitres({ density_kg_m3: 480 })).toBe(50_000)
  expect(computeFullTruckLitres({ density_kg_m3: 240 })).toBe(90_000)
})

it('the tariff of a route is the one with the longest matching zip prefix', () => {
  const all = [
    createTariff('FR', '', 1),
    createTariff('FR', '69', 2),
    createTariff('FR', '6', 3),
    createTariff('ES', '', 4),
  ]
  const computePrice = (country: string, zip_code: string) =>
    findTariff(all, { location: 'LTKLJ', country, zip_code })?.amount_cents ?? null
  expect([
    computePrice('FR', '69007'),
    computePrice('FR', '6 4000'),
    computePrice('FR', '33000'),
    computePrice('DE', '69007'),
  ]).toEqual([2, 3, 1, null])
  expect(findTariff(all, { location: 'LVRIX', country: 'FR', zip_code: '' })).toBeNull()
})
