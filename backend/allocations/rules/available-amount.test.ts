import { describe, expect, test } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import { computeAvailableAmount, hasSumOfPacks } from './available-amount'

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
  test.each([
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

test('packs count with their rounded litres if their sum is what deals can get', () => {
  const packs = { listed_l: 36_000, measured_l: 36_400, listed_packs: 100, smallest_pack_l: 360 }
  const isSum = (change: object) => hasSumOfPacks({ ...line, ...packs, ...change })
  expect(isSum({ confirmed_quantity: '36' })).toBe(true)
  expect(isSum({ confirmed_quantity: '36.4' })).toBe(false)
  // A delivery within the tolerance may be more than was confirmed.
  expect(isSum({ confirmed_quantity: '36', ready_quantity: '36.4' })).toBe(true)
  // The inspection accepted less, but rejected nothing.
  expect(isSum({ confirmed_quantity: '36', usable_l: 36_000, accepted_l: 20_000 })).toBe(true)
})
