import { expect, it } from 'vitest'
import type { LoadableWood } from '@/entities/cargo'
import { createLoadLine, type LoadLine } from './load-line'
import {
  removeLoadedLots,
  setChosenLots,
  removePacksFromLoads,
  addPacksToLoads,
  setLoadQuantity,
} from './edit-loads'

const createLot = (id: string) => ({ id, barcode: id.toUpperCase(), pcs: 72, m3: '2.430' })
const createWood = (lots: readonly string[], deal_line_id = 'd') =>
  ({ supply_line_id: 's', deal_line_id, lots: lots.map(createLot) }) as unknown as LoadableWood
const YARD = createWood(['a', 'b', 'c', 'd'])
const listIds = (lines: readonly LoadLine[]) =>
  lines.map(({ quantity, lot_ids }) => [quantity, ...lot_ids])

it('adds yard packs first in, first out, and keeps chosen ones', () => {
  const two = addPacksToLoads([], YARD, 2)
  expect(listIds(two)).toEqual([['2', 'a', 'b']])
  expect(listIds(addPacksToLoads(two, YARD, 1))).toEqual([['3', 'a', 'b', 'c']])
  const chosen = setChosenLots(two, YARD, ['b', 'd'])
  expect(listIds(chosen)).toEqual([['2', 'b', 'd']])
  expect(chosen.map((line) => setLoadQuantity(line, '3').lot_ids)).toEqual([['b', 'd', 'a']])
  expect(listIds(removePacksFromLoads(chosen, chosen[0]?.id ?? '', 1))).toEqual([['1', 'b']])
})

it('removes a load whose choice is emptied, and keeps other loads', () => {
  const otherLoad = createLoadLine(createWood(['x'], 'other'), '1', 'pack')
  expect(listIds(setChosenLots([otherLoad, ...addPacksToLoads([], YARD, 1)], YARD, []))).toEqual([
    ['1', 'x'],
  ])
  expect(listIds(setChosenLots([otherLoad], YARD, ['c']))).toEqual([
    ['1', 'x'],
    ['1', 'c'],
  ])
})

it('does not share a pack between two loads of the same wood', () => {
  const weighed = addPacksToLoads([], YARD, 2).map((line) => ({ ...line, net_kg: '900' }))
  expect(removeLoadedLots(YARD, weighed).lots.map(({ id }) => id)).toEqual(['c', 'd'])
  expect(listIds(addPacksToLoads(weighed, YARD, 1))).toEqual([
    ['2', 'a', 'b'],
    ['1', 'c'],
  ])
  expect(listIds(setChosenLots(addPacksToLoads(weighed, YARD, 1), YARD, ['a', 'c', 'd']))).toEqual([
    ['2', 'a', 'd'],
    ['1', 'c'],
  ])
})

it('counts wood from a mill without naming packs', () => {
  expect(listIds(addPacksToLoads([], createWood([]), 4))).toEqual([['4']])
  expect(setLoadQuantity(createLoadLine(createWood([]), '4', 'pack'), '2.5')).toMatchObject({
    quantity: '2.5',
    lot_ids: [],
  })
})
