import { expect, test } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import { computeLotLoad, type YardLot } from './compute-lot-load'

const lot = (id: string, change: Partial<YardLot> = {}): YardLot => ({
  id,
  barcode: id,
  location: 'LTKLJ',
  pcs: 72,
  litres: 2_430,
  isLoaded: false,
  ...change,
})
const LOTS = [lot('a'), lot('b', { pcs: 40, litres: 1_350 }), lot('c', { isLoaded: true })]
const held = { litres: 6_210, packs: 3 }
const LIMITS = {
  specification: BOARD,
  line: held,
  othersOfLine: [],
  allocated: held,
  othersOfAllocation: [{ litres: 2_430, packs: 1 }],
}
const take = (
  lot_ids: string[],
  quantity = String(lot_ids.length),
  unit: 'pack' | 'pcs' | 'm3' = 'pack',
) => computeLotLoad({ quantity, unit, lot_ids }, LOTS, LIMITS)

test('packs add up to their own contents', () => {
  expect(take(['b'])).toEqual({ litres: 1_350, packs: 1, pcs: 40 })
  expect(take(['b', 'a'])).toEqual({ litres: 3_780, packs: 2, pcs: 112 })
})

test('a pack that is not sold to the deal, or already loaded, is refused at its pointer', () => {
  expect(take(['a', 'x'])).toEqual({ pointer: '/lot_ids/1', code: 'not_reserved' })
  expect(take(['a', 'c'])).toEqual({ pointer: '/lot_ids/1', code: 'loaded_already' })
  expect(take(['b', 'b'])).toEqual({ pointer: '/lot_ids/1', code: 'loaded_already' })
})

test('the quantity must equal the number of packs', () => {
  for (const refused of [
    take(['a'], '2'),
    take(['a', 'b'], '1'),
    take([], '1'),
    take(['a'], '72', 'pcs'),
    take(['a'], '1', 'm3'),
  ]) {
    expect(refused).toEqual({ pointer: '/quantity', code: 'packs_differ' })
  }
})

test('packs over the remaining allocation are refused with the remaining amount', () => {
  const part = { litres: 4_000, packs: null }
  expect(
    computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: ['a'] }, LOTS, {
      ...LIMITS,
      line: part,
      allocated: part,
    }),
  ).toEqual({ pointer: '/quantity', code: 'not_allocated', params: { most: '1.570' } })
})

test('the loads of an allocation add up to its volume, rounded once, in any split', () => {
  // A piece is 19.575 litres: six are 117.45, eighteen 352.35.
  const specification = { ...BOARD, thickness_mm: 45, width_mm: 145, length_mm: 3_000 }
  const packs = ['a', 'b', 'c'].map((id) => lot(id, { pcs: 6, litres: 117 }))
  const part = { litres: 352, packs: 3 }
  const limits = { ...LIMITS, specification, line: part, allocated: part, othersOfAllocation: [] }
  expect(
    computeLotLoad({ quantity: '3', unit: 'pack', lot_ids: ['a', 'b', 'c'] }, packs, limits),
  ).toEqual({ litres: 352, packs: 3, pcs: 18 })
  expect(computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: ['a'] }, packs, limits)).toEqual({
    litres: 117,
    packs: 1,
    pcs: 6,
  })
  const left = packs.map((one) => ({ ...one, isLoaded: one.id !== 'c' }))
  const last = computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: ['c'] }, left, {
    ...limits,
    othersOfAllocation: [{ litres: 235, packs: 2 }],
  })
  expect(last).toEqual({ litres: 117, packs: 1, pcs: 6 })
  const lastOfThree = computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: ['c'] }, left, {
    ...limits,
    othersOfAllocation: [
      { litres: 117, packs: 1 },
      { litres: 117, packs: 1 },
    ],
  })
  expect(lastOfThree).toEqual({ litres: 118, packs: 1, pcs: 6 })
})
