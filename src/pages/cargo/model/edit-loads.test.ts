import { expect, it } from 'vitest'
import type { LoadableWood } from '@/entities/cargo'
import { createBoard } from '@domain/timber/samples'
import { countLoadablePacks, isBeyondMost } from './choose-packs'
import { createLoadLine, formatPackNumbers, hasOtherPackCount, type LoadLine } from './load-line'
import {
  countNamedPacks,
  removeLoadedPacks,
  setNamedPacks,
  setLoadUnit,
  setChosenLots,
  removePacksFromLoads,
  addPacksToLoads,
  setLoadQuantity,
} from './edit-loads'

const createLot = (id: string) => ({ id, barcode: id.toUpperCase(), pcs: 72, m3: '2.430' })
const createPack = (id: string) => ({
  ...{ id, number: id.toUpperCase(), pcs: 72, m3: '2.430', kg: 1140 },
  tally: [{ length_mm: 4200, pcs: 72 }],
})
const createWood = (lots: readonly string[], deal_line_id = 'd', packs: readonly string[] = []) =>
  ({
    supply_line_id: 's',
    deal_line_id,
    lots: lots.map(createLot),
    mill_packs: packs.map(createPack),
    mill_pack_count: packs.length,
    must_name_packs: lots.length > 0,
    wood: { specification: createBoard(50, 150, 4200) },
    most: { m3: '7.300', packs: null },
    named_most: { m3: '99.000', exact_m3: '7.300', is_sum_of_packs: false },
  }) as unknown as LoadableWood
const LISTED = createWood([], 'd', ['k1', 'k2', 'k3', 'k4'])
const YARD = createWood(['a', 'b', 'c', 'd'])
const listNumbers = (lines: readonly LoadLine[]) =>
  lines.map((line) => [line.quantity, line.unit, formatPackNumbers(line)])
const listIds = (lines: readonly LoadLine[]) =>
  lines.map(({ quantity, lot_ids }) => [quantity, ...lot_ids])

it('yard packs are added first in, first out, and chosen ones stay', () => {
  const two = addPacksToLoads([], YARD, 2)
  expect(listIds(two)).toEqual([['2', 'a', 'b']])
  expect(listIds(addPacksToLoads(two, YARD, 1))).toEqual([['3', 'a', 'b', 'c']])
  const chosen = setChosenLots(two, YARD, ['b', 'd'])
  expect(listIds(chosen)).toEqual([['2', 'b', 'd']])
  expect(chosen.map((line) => setLoadQuantity(line, '3').lot_ids)).toEqual([['b', 'd', 'a']])
  expect(listIds(removePacksFromLoads(chosen, chosen[0]?.id ?? '', [{}]))).toEqual([['1', 'b']])
})

it('a load whose choice is emptied is removed, and other loads stay', () => {
  const otherLoad = createLoadLine(createWood(['x'], 'other'), '1', 'pack')
  expect(listIds(setChosenLots([otherLoad, ...addPacksToLoads([], YARD, 1)], YARD, []))).toEqual([
    ['1', 'x'],
  ])
  expect(listIds(setChosenLots([otherLoad], YARD, ['c']))).toEqual([
    ['1', 'x'],
    ['1', 'c'],
  ])
})

it('two loads of the same wood do not share a pack', () => {
  const weighed = addPacksToLoads([], YARD, 2).map((line) => ({ ...line, net_kg: '900' }))
  expect(removeLoadedPacks(YARD, weighed).lots.map(({ id }) => id)).toEqual(['c', 'd'])
  expect(listIds(addPacksToLoads(weighed, YARD, 1))).toEqual([
    ['2', 'a', 'b'],
    ['1', 'c'],
  ])
  expect(listIds(setChosenLots(addPacksToLoads(weighed, YARD, 1), YARD, ['a', 'c', 'd']))).toEqual([
    ['2', 'a', 'd'],
    ['1', 'c'],
  ])
})

it('packs of the yard and of the mill are loaded apart, if a deal has both of one supply line', () => {
  const inYard = addPacksToLoads([], YARD, 2)
  const both = addPacksToLoads(inYard, LISTED, 2)
  expect(listNumbers(both)).toEqual([
    ['2', 'pack', 'A, B'],
    ['2', 'pack', 'K1, K2'],
  ])
  expect(listNumbers(setNamedPacks(both, LISTED, ['k3']))).toEqual([
    ['2', 'pack', 'A, B'],
    ['1', 'pack', 'K3'],
  ])
  expect(listNumbers(setChosenLots(both, YARD, ['b', 'c']))).toEqual([
    ['2', 'pack', 'B, C'],
    ['2', 'pack', 'K1, K2'],
  ])
  expect(countLoadablePacks(LISTED, inYard)).toBe(3)
})

it('wood from a mill is counted without naming packs', () => {
  expect(listIds(addPacksToLoads([], createWood([]), 4))).toEqual([['4']])
  expect(setLoadQuantity(createLoadLine(createWood([]), '4', 'pack'), '2.5')).toMatchObject({
    quantity: '2.5',
    lot_ids: [],
  })
})

it('the mill’s packs are named in the order of its list, and chosen ones stay', () => {
  const two = addPacksToLoads([], LISTED, 2)
  expect(listNumbers(two)).toEqual([['2', 'pack', 'K1, K2']])
  expect(listNumbers(addPacksToLoads(two, LISTED, 1))).toEqual([['3', 'pack', 'K1, K2, K3']])
  const chosen = setNamedPacks(two, LISTED, ['k4', 'k2'])
  expect(listNumbers(chosen)).toEqual([['2', 'pack', 'K2, K4']])
  expect(listNumbers(chosen.map((line) => setLoadQuantity(line, '1')))).toEqual([
    ['1', 'pack', 'K2'],
  ])
  const [first] = chosen
  expect(
    listNumbers(
      removePacksFromLoads(chosen, first?.id ?? '', [{ millPack: { id: 'k2', number: 'K2' } }]),
    ),
  ).toEqual([['1', 'pack', 'K4']])
})

it('packs of a long list that ready wood came without are named', () => {
  const known = createWood([], 'd', ['k1', 'k2'])
  const [line] = setNamedPacks(addPacksToLoads([], known, 2), LISTED, ['k2', 'k4'])
  if (!line) throw new Error('Packs were named.')
  expect(formatPackNumbers(line)).toBe('K2, K4')
  expect(listNumbers(addPacksToLoads(addPacksToLoads([], known, 2), LISTED, 2))).toEqual([
    ['4', 'pack', 'K1, K2, K3, K4'],
  ])
  const withAll = { ...line, source: { ...line.source, mill_packs: LISTED.mill_packs } }
  expect(listNumbers(setNamedPacks([line], withAll, ['k2', 'k3']))).toEqual([
    ['2', 'pack', 'K2, K3'],
  ])
})

it('a quantity above the packs that a load can name is refused, and their choice stays', () => {
  const [line] = setNamedPacks([], LISTED, ['k3'])
  if (!line) throw new Error('A pack was named.')
  const all = setLoadQuantity(line, '4')
  expect([all.pack_ids, hasOtherPackCount(all)]).toEqual([['k3', 'k1', 'k2', 'k4'], false])
  const beyond = setLoadQuantity(all, '9')
  expect([beyond.pack_ids, hasOtherPackCount(beyond)]).toEqual([all.pack_ids, true])
  expect(setLoadQuantity(beyond, '1').pack_ids).toEqual(['k3'])
  expect(addPacksToLoads([], LISTED, 9).some(hasOtherPackCount)).toBe(false)
})

it('packs whose numbers are released are counted, and counted ones are named again', () => {
  const counted = countNamedPacks(addPacksToLoads([], LISTED, 3), LISTED)
  expect(listNumbers(counted)).toEqual([['3', 'pack', '']])
  expect(listNumbers(setNamedPacks(counted, LISTED, []))).toEqual([['3', 'pack', '']])
  const [line] = counted
  expect(listNumbers(setNamedPacks(counted, line ?? LISTED, ['k3']))).toEqual([['1', 'pack', 'K3']])
  expect(setNamedPacks(addPacksToLoads([], LISTED, 3), LISTED, [])).toEqual([])
})

it('a load in m³, or of more packs than the mill listed, names no packs', () => {
  const [line] = addPacksToLoads([], LISTED, 2)
  if (!line) throw new Error('Packs were added.')
  expect(setLoadUnit(line, 'm3').pack_ids).toEqual([])
  expect(listNumbers(addPacksToLoads([], LISTED, 9))).toEqual([['9', 'pack', '']])
})

it('a load stays in packs if they must be named', () => {
  const [line] = addPacksToLoads([], { ...LISTED, must_name_packs: true }, 2)
  if (!line) throw new Error('Packs were added.')
  expect(listNumbers([setLoadUnit(line, 'm3')])).toEqual([['2', 'pack', 'K1, K2']])
  expect(setLoadUnit({ ...line, unit: 'm3', pack_ids: [] }, 'pack').unit).toBe('pack')
})

it('the listed packs that the allocation still has room for are counted', () => {
  // 7.300 m³ hold three packs of 2.430 m³.
  expect(countLoadablePacks(LISTED, [])).toBe(3)
  expect(countLoadablePacks(LISTED, addPacksToLoads([], LISTED, 2))).toBe(1)
  const roundedDown = { ...LISTED.named_most, exact_m3: '9.718' }
  expect(countLoadablePacks({ ...LISTED, named_most: roundedDown }, [])).toBe(4)
  // The mill has less ready than the deal has.
  expect(countLoadablePacks({ ...LISTED, named_most: { ...roundedDown, m3: '9.719' } }, [])).toBe(3)
})

it('the last of twelve packs that exceed the allocation by their rounding is offered', () => {
  const ids = Array.from({ length: 12 }, (_, i) => `k${i}`)
  const listed = createWood([], 'd', ids)
  // 558.6 litres each.
  const tally = [{ length_mm: 3990, pcs: 1 }]
  const round = (wood: LoadableWood, most: string) => ({
    ...wood,
    wood: {
      ...wood.wood,
      specification: { ...wood.wood.specification, ...createBoard(140, 1000, 3990) },
    },
    mill_packs: wood.mill_packs.map((pack) => ({ ...pack, m3: '0.559', tally })),
    most: { ...wood.most, m3: most },
  })
  const named_most = { m3: '6.708', exact_m3: '6.703', is_sum_of_packs: false }
  const twelve = { ...round(listed, '6.703'), named_most }
  expect(countLoadablePacks(twelve, [])).toBe(12)
  expect(countLoadablePacks(twelve, addPacksToLoads([], twelve, 11))).toBe(1)
  expect(countLoadablePacks(twelve, addPacksToLoads([], twelve, 12))).toBe(0)
  // 3,000 packs, of which the deal has 2,000: their rounding is in its volume already.
  const many = createWood(
    [],
    'd',
    Array.from({ length: 3_000 }, (_, i) => `k${i}`),
  )
  const named = { m3: '1677.000', exact_m3: '1117.200', is_sum_of_packs: false }
  expect(countLoadablePacks({ ...round(many, '1118.000'), named_most: named }, [])).toBe(2_000)
  // The mill wrote the sum of the 3,000 packs, so each is 559 litres, also for the deal.
  const sum = { m3: '1677.000', exact_m3: '1118.000', is_sum_of_packs: true }
  const summed = { ...round(many, '1118.000'), named_most: sum }
  expect(countLoadablePacks(summed, [])).toBe(2_000)
  const isBeyondSum = (packs: number) =>
    isBeyondMost(summed, summed.mill_packs, summed.mill_packs.slice(0, packs))
  expect([2_000, 2_001].map(isBeyondSum)).toEqual([false, true])
  const { mill_packs } = twelve
  expect(isBeyondMost(twelve, mill_packs, mill_packs)).toBe(false)
  const lessNamed = { ...named_most, exact_m3: '6.696' }
  expect(isBeyondMost({ ...twelve, named_most: lessNamed }, mill_packs, mill_packs)).toBe(true)
  // The mill has less ready than the deal has.
  const lessReady = { ...named_most, m3: '6.707' }
  expect(isBeyondMost({ ...twelve, named_most: lessReady }, mill_packs, mill_packs)).toBe(true)
  // A load of an older draft has the amount before the rounding of its packs.
  const { named_most: _, ...older } = twelve
  expect(isBeyondMost(older, mill_packs, mill_packs)).toBe(false)
  expect(isBeyondMost(round(listed, '6.701'), mill_packs, [])).toBe(false)
})
