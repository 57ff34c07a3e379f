import { expect, it } from 'vitest'
import { createRatio } from '@domain/numbers'
import { BOARD } from '../wood-lines/samples'
import { getOrderedAverage, listAverageWoods } from './average-lengths'

const allocation = { supply_line_id: 's', deal_line_id: 'd', litres: 30_000 }
const packs = (deal_line_id: string | null, litres: number, average_mm: number) => ({
  supply_line_id: 's',
  deal_line_id,
  packs: 2,
  litres,
  pcs: 10,
  length_mm: 10 * average_mm,
})
const range = {
  ...BOARD,
  length_mm: null,
  lengths: { kind: 'range' as const, from_mm: 3000, to_mm: 5400, average_mm: 4200 },
}
const listWoods = (...groups: ReturnType<typeof packs>[]) =>
  listAverageWoods(allocation, groups, range).map(({ litres, average }) => [
    litres,
    Number(average.numerator) / Number(average.denominator),
  ])

it('packs sold to the line count first, unsold packs for the rest', () => {
  expect(
    listWoods(packs('d', 12_000, 3900), packs('other', 9000, 5400), packs(null, 25_000, 4500)),
  ).toEqual([
    [12_000, 3900],
    [18_000, 4500],
  ])
})

it('packs count for the wood that they contain, and the line’s lengths for the rest', () => {
  expect(listWoods(packs('d', 10_000, 3900), packs('other', 9000, 5400))).toEqual([
    [10_000, 3900],
    [20_000, 4200],
  ])
  expect(listWoods(packs(null, 3000, 5400))).toEqual([
    [3000, 5400],
    [27_000, 4200],
  ])
  expect(listWoods(packs('d', 31_000, 3900))).toEqual([[30_000, 3900]])
})

it('the rounding of packs leaves no rest of unknown length', () => {
  expect(listWoods(packs('d', 29_998, 3900))).toEqual([[30_000, 3900]])
  expect(listWoods(packs('d', 29_997, 3900))).toEqual([
    [29_997, 3900],
    [3, 4200],
  ])
})

it('wood without packs counts by the lengths of its line, and not at all without an average', () => {
  expect(listWoods()).toEqual([[30_000, 4200]])
  expect(listAverageWoods(allocation, [], BOARD)).toEqual([
    { litres: 30_000, average: createRatio(BOARD.length_mm ?? 0) },
  ])
  const open = { ...range, lengths: { ...range.lengths, average_mm: null } }
  expect(listAverageWoods(allocation, [], open)).toEqual([])
})

it('only a range with an average orders one; tapered poles have no comparable volume', () => {
  expect(getOrderedAverage(range)).toBe(4200)
  expect(getOrderedAverage(BOARD)).toBeNull()
  expect(getOrderedAverage({ ...range, taper_mm_per_m: 7 })).toBeNull()
})
