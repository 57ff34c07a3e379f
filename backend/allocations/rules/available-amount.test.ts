import { describe, expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import {
  computeAvailableAmount,
  findLimitingQuantity,
  hasSumOfPacks,
  NO_WOOD,
  sumYard,
} from './available-amount'

const line = {
  unit: 'm3' as const,
  quantity: '40',
  confirmed_quantity: null,
  ready_quantity: null,
  usable_l: null,
  listed_l: 36_004,
  measured_l: 36_004,
  listed_packs: 24,
  smallest_pack_l: 1_500,
  specification: BOARD,
}

describe('deals can get', () => {
  it.each([
    ['the ordered amount until the mill confirms', {}, 40_000],
    ['the confirmed amount', { confirmed_quantity: '37' }, 37_000],
    ['no more than the ready amount', { confirmed_quantity: '36', ready_quantity: '35' }, 35_000],
    [
      'no more than the accepted amount',
      { confirmed_quantity: '36', ready_quantity: '35', usable_l: 30_000 },
      30_000,
    ],
    ['all its packs, if these are the confirmed amount', { confirmed_quantity: '36' }, 36_004],
    ['all accepted packs', { usable_l: 35_993 }, 36_004],
    ['nothing of wood that was all rejected', { usable_l: 0 }, 0],
    [
      'no more than the ready amount, even if more was accepted before',
      { ready_quantity: '20', usable_l: 30_000 },
      20_000,
    ],
  ])('%s', (_, change, litres) => {
    expect(computeAvailableAmount({ ...line, ...change }).litres).toBe(litres)
  })
})

it('packs count with their rounded litres if their sum is what deals can get', () => {
  const packs = { listed_l: 36_000, measured_l: 36_400, listed_packs: 100, smallest_pack_l: 360 }
  const isSum = (change: object) => hasSumOfPacks({ ...line, ...packs, ...change })
  expect(isSum({ confirmed_quantity: '36' })).toBe(true)
  expect(isSum({ confirmed_quantity: '36.4' })).toBe(false)
  // The mill wrote the sum of its packs first, and then the volume of their pieces.
  expect(isSum({ confirmed_quantity: '36', ready_quantity: '36.4' })).toBe(false)
  const corrected = { ...line, ...packs, confirmed_quantity: '36', ready_quantity: '36.4' }
  expect(computeAvailableAmount(corrected).litres).toBe(36_000)
  // The inspection accepted less, but rejected nothing.
  expect(isSum({ confirmed_quantity: '36', usable_l: 36_000, accepted_l: 20_000 })).toBe(true)
})

describe('deals lose wood', () => {
  const unlisted = { ...line, listed_l: 0, measured_l: 0, listed_packs: 0, smallest_pack_l: 0 }
  const confirmed = { ...unlisted, confirmed_quantity: '100' }
  it.each([
    ['because less is ordered', unlisted, 0, 'quantity'],
    ['because less is confirmed', confirmed, 0, 'confirmed_quantity'],
    ['because less is ready', { ...confirmed, ready_quantity: '99' }, 0, 'ready_quantity'],
    [
      'because less is confirmed, although more is ready',
      { ...confirmed, ready_quantity: '105' },
      0,
      'confirmed_quantity',
    ],
    [
      'because less is confirmed, while the yard can get more',
      { ...confirmed, ready_quantity: '105' },
      4_000,
      'confirmed_quantity',
    ],
    [
      'because less is ready than they and the yard have',
      { ...confirmed, ready_quantity: '105' },
      10_000,
      'ready_quantity',
    ],
  ])('%s', (_, given, yard, limit) => {
    expect(findLimitingQuantity(given, yard)).toBe(limit)
  })
})

describe('the surplus, ready above the confirmed amount,', () => {
  const beyond = { ...line, confirmed_quantity: '30', ready_quantity: '36' }
  const unlisted = { ...beyond, listed_l: 0, measured_l: 0, listed_packs: 0, smallest_pack_l: 0 }
  it.each([
    ['can only be received into stock', unlisted, 0, 30_000],
    ['is used first by packs in the yard', unlisted, 1_500, 31_500],
    ['is no more than is ready', unlisted, 9_000, 36_000],
    ['was not rejected', { ...unlisted, usable_l: 33_000 }, 9_000, 33_000],
    ['has its part of the rounding of the packs', beyond, 0, 30_003],
    ['is left to the deals if it is within the rounding tolerance', beyond, 5_990, 36_004],
    [
      'leaves all listed packs to the deals if none of it is listed',
      { ...line, confirmed_quantity: '36', ready_quantity: '40' },
      0,
      36_004,
    ],
  ])('%s', (_, change, litres, available) => {
    expect(computeAvailableAmount(change, { litres, packs: null }).litres).toBe(available)
  })

  it('leaves packs in cargo their own rounding, as far as these are confirmed', () => {
    // Twelve packs of 641.52 litres, and a long one of 3,564 litres that is not confirmed.
    const long = {
      ...line,
      confirmed_quantity: '7.698',
      ready_quantity: '11.262',
      listed_l: 11_268,
      measured_l: 11_262,
      listed_packs: 13,
      smallest_pack_l: 642,
    }
    const getAvailable = (packs: number) =>
      computeAvailableAmount(long, NO_WOOD, { litres: packs * 642, exact: packs * 641.52 }).litres
    expect([0, 6, 12, 13].map(getAvailable)).toEqual([7_702, 7_702, 7_704, 7_702])
  })

  it('is used by packs that deals bought in the yard, as far as they are allocated', () => {
    const each = (litres: number, packs: number) => ({ litres, packs })
    const bought = (litres: number, count: number) => ({ ...each(litres, count), count })
    const parts = [
      { litres: 9_720, sold: bought(4_860, 2) },
      { litres: 7_000, sold: undefined },
    ]
    expect(sumYard(each(2_430, 1), parts)).toEqual(each(7_290, 3))
    expect(sumYard(each(2_430, 1), [{ litres: 4_000, sold: bought(4_860, 2) }])).toEqual({
      litres: 6_430,
      packs: null,
    })
    // Two packs of 2,362.6 litres, rounded together and one by one, or of 2,362.4 litres.
    expect(sumYard(NO_WOOD, [{ litres: 4_725, sold: bought(4_726, 2) }])).toEqual(each(4_725, 2))
    expect(sumYard(NO_WOOD, [{ litres: 4_725, sold: bought(4_724, 2) }])).toEqual(each(4_725, 2))
    // Twenty packs of 9 litres: half of them are allocated, or one more is at the mill.
    expect(sumYard(NO_WOOD, [{ litres: 90, sold: bought(180, 20) }])).toEqual({
      litres: 90,
      packs: null,
    })
    expect(sumYard(NO_WOOD, [{ litres: 189, sold: bought(180, 20) }])).toEqual(each(180, 20))
    const packs = { unit: 'pack' as const, confirmed_quantity: '10', ready_quantity: '12' }
    const counted = { ...unlisted, ...packs }
    expect(computeAvailableAmount(counted, each(2_430, 1))).toMatchObject(each(26_730, 11))
    expect(computeAvailableAmount(counted, each(7_290, 3))).toMatchObject(each(29_160, 12))
  })
})
