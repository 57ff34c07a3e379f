import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packsToLitres, type WoodAmount } from '../../allocations/rules/available-amount'
import { toJson } from '../../db/rows'
import { BOARD } from '../../wood-lines/samples'
import {
  computeLoadCounts,
  computeLoadableAmount,
  computeLoad,
  type LoadLimits,
  computeLesserAmount,
  computeLotLoad,
  computePackLoad,
  findGrossError,
  splitByPlace,
  type MillPack,
  type YardLot,
} from './compute-load'

/** 0.03375 m3 a piece, 72 pieces: 2.430 m3 a pack. Ten packs are ready and allocated. */
const LIMITS: LoadLimits = {
  specification: BOARD,
  smallest_pack_l: 2_430,
  line: { litres: 24_300, packs: 10 },
  othersOfLine: [],
  allocated: { litres: 24_300, packs: 10 },
  othersOfAllocation: [],
}
const take = (quantity: string, unit: 'pack' | 'pcs' | 'm3', change: Partial<LoadLimits> = {}) =>
  computeLoad({ quantity, unit }, { ...LIMITS, ...change })

it('packs, pieces and m3 convert to litres, and whole packs are recognized', () => {
  expect(take('4', 'pack')).toEqual({ litres: 9_720, packs: 4, pcs: null })
  expect(take('72', 'pcs')).toEqual({ litres: 2_430, packs: 1, pcs: null })
  expect(take('1.5', 'm3')).toEqual({ litres: 1_500, packs: null, pcs: null })
  expect(take('1.5', 'pack')).toEqual({ code: 'not_whole' })
  expect(take('1', 'pack', { specification: { ...BOARD, pcs_per_pack: null } })).toMatchObject({
    code: 'cannot_convert',
  })
})

it('more than the ready or allocated amount is refused with the remaining amount', () => {
  expect(take('11', 'pack')).toEqual({ code: 'not_ready', params: { most: '24.300' } })
  expect(take('3', 'pack', { allocated: { litres: 4_860, packs: 2 } })).toEqual({
    code: 'not_allocated',
    params: { most: '4.860' },
  })
  expect(take('4', 'pack', { othersOfLine: [{ litres: 17_010, packs: 7 }] })).toEqual({
    code: 'not_ready',
    params: { most: '7.290' },
  })
  expect(take('3', 'pack', { othersOfLine: [{ litres: 17_010, packs: 7 }] })).toEqual({
    litres: 7_290,
    packs: 3,
    pcs: null,
  })
})

it('the accepted amount limits the ready amount', () => {
  const line = {
    unit: 'pack' as const,
    ready_quantity: '10',
    ready_l: 24_300,
    accepted_l: null,
    listed_l: 0,
    measured_l: 0,
    listed_packs: 0,
    smallest_pack_l: 0,
    specification: BOARD,
  }
  const ready = 24_300
  expect(computeLoadableAmount(line)).toEqual({ litres: 24_300, packs: 10, ready })
  expect(computeLoadableAmount({ ...line, accepted_l: 19_440 })).toEqual({
    litres: 19_440,
    packs: 8,
    ready,
  })
  expect(computeLoadableAmount({ ...line, accepted_l: 19_500 })).toEqual({
    litres: 19_500,
    packs: null,
    ready,
  })
  expect(computeLoadableAmount({ ...line, accepted_l: 30_000 })).toEqual({
    litres: 24_300,
    packs: 10,
    ready,
  })
  // Ten packs of 2.4304 m³ each.
  const listed = { listed_l: 24_304, measured_l: 24_304, listed_packs: 10, smallest_pack_l: 2_430 }
  expect(computeLoadableAmount({ ...line, ...listed })).toEqual({
    litres: 24_304,
    packs: 10,
    ready: 24_304,
  })
  expect(computeLoadableAmount({ ...line, ...listed, accepted_l: 24_299 })).toMatchObject({
    litres: 24_304,
  })
  expect(computeLoadableAmount({ ...line, ready_quantity: null, ready_l: null })).toMatchObject({
    litres: 0,
  })
})

it('an unweighed load has the computed weight of its wood', () => {
  const write = { quantity: '4', unit: 'pack' as const, net_kg: null, gross_kg: null }
  expect(computeLoadCounts({ litres: 9_720, packs: 4, pcs: null }, write, BOARD)).toEqual({
    packs: '4',
    pcs: 288,
    counted_net_kg: 4568,
    counted_gross_kg: 4568,
  })
  expect(
    computeLoadCounts(
      { litres: 9_720, packs: 4, pcs: null },
      { ...write, net_kg: 4600, gross_kg: 4700 },
      BOARD,
    ),
  ).toMatchObject({ counted_net_kg: 4600, counted_gross_kg: 4700 })
})

it('loads of a split line add up to its packs and litres in any order', () => {
  const cut = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(cut, fc.integer({ min: -2, max: 2 }), (packCounts, off) => {
      // The last pack of a split line may differ by a litre or two from the others.
      const whole = { litres: (packsToLitres(10, BOARD) ?? 0) + off, packs: 10 }
      const loads: WoodAmount[] = []
      for (const packCount of packCounts) {
        const load = computeLoad(
          { quantity: String(packCount), unit: 'pack' },
          {
            ...LIMITS,
            line: whole,
            allocated: whole,
            othersOfLine: loads,
            othersOfAllocation: loads,
          },
        )
        if ('litres' in load) loads.push(load)
      }
      const [packs, litres] = [
        loads.reduce((sum, one) => sum + (one.packs ?? 0), 0),
        loads.reduce((sum, one) => sum + one.litres, 0),
      ]
      expect(packs).toBeLessThanOrEqual(10)
      expect(litres).toBeLessThanOrEqual(whole.litres)
      expect(packs === 10 && litres !== whole.litres).toBe(false)
    }),
  )
})

const createLot = (id: string, change: Partial<YardLot> = {}): YardLot => ({
  id,
  barcode: id,
  location: 'LTKLJ',
  pcs: 72,
  litres: 2_430,
  isLoaded: false,
  ...change,
})
const LOTS = [
  createLot('a'),
  createLot('b', { pcs: 40, litres: 1_350 }),
  createLot('c', { isLoaded: true }),
]
const lineAmount = { litres: 6_210, packs: 3 }
const LOT_LIMITS = {
  specification: BOARD,
  smallest_pack_l: 0,
  line: lineAmount,
  othersOfLine: [],
  allocated: lineAmount,
  othersOfAllocation: [{ litres: 2_430, packs: 1 }],
}
const takeLots = (
  lot_ids: string[],
  quantity = String(lot_ids.length),
  unit: 'pack' | 'pcs' | 'm3' = 'pack',
) => computeLotLoad({ quantity, unit, lot_ids }, LOTS, LOT_LIMITS)

it('packs add up to their own contents', () => {
  expect(takeLots(['b'])).toEqual({ litres: 1_350, packs: 1, pcs: 40 })
  expect(takeLots(['b', 'a'])).toEqual({ litres: 3_780, packs: 2, pcs: 112 })
})

it('a pack that is not sold to the deal, or already loaded, is refused at its pointer', () => {
  expect(takeLots(['a', 'x'])).toEqual({ pointer: '/lot_ids/1', code: 'not_reserved' })
  expect(takeLots(['a', 'c'])).toEqual({ pointer: '/lot_ids/1', code: 'loaded_already' })
  expect(takeLots(['b', 'b'])).toEqual({ pointer: '/lot_ids/1', code: 'loaded_already' })
})

it('the quantity must equal the number of packs', () => {
  for (const refused of [
    takeLots(['a'], '2'),
    takeLots(['a', 'b'], '1'),
    takeLots([], '1'),
    takeLots(['a'], '72', 'pcs'),
    takeLots(['a'], '1', 'm3'),
  ]) {
    expect(refused).toEqual({ pointer: '/quantity', code: 'packs_differ' })
  }
})

it('packs over the remaining allocation are refused with the remaining amount', () => {
  const part = { litres: 4_000, packs: null }
  expect(
    computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: ['a'] }, LOTS, {
      ...LOT_LIMITS,
      line: part,
      allocated: part,
    }),
  ).toEqual({ pointer: '/quantity', code: 'not_allocated', params: { most: '1.570' } })
})

it('the loads of an allocation add up to its volume, rounded once, in any split', () => {
  // A piece is 19.575 litres: six are 117.45, eighteen 352.35.
  const specification = { ...BOARD, thickness_mm: 45, width_mm: 145, length_mm: 3_000 }
  const packs = ['a', 'b', 'c'].map((id) => createLot(id, { pcs: 6, litres: 117 }))
  const part = { litres: 352, packs: 3 }
  const limits = {
    ...LOT_LIMITS,
    specification,
    line: part,
    allocated: part,
    othersOfAllocation: [],
  }
  expect(
    computeLotLoad({ quantity: '3', unit: 'pack', lot_ids: ['a', 'b', 'c'] }, packs, limits),
  ).toEqual({ litres: 352, packs: 3, pcs: 18 })
  expect(computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: ['a'] }, packs, limits)).toEqual({
    litres: 117,
    packs: 1,
    pcs: 6,
  })
  const freePacks = packs.map((one) => ({ ...one, isLoaded: one.id !== 'c' }))
  const last = computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: ['c'] }, freePacks, {
    ...limits,
    othersOfAllocation: [{ litres: 235, packs: 2 }],
  })
  expect(last).toEqual({ litres: 117, packs: 1, pcs: 6 })
  const lastOfThree = computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: ['c'] }, freePacks, {
    ...limits,
    othersOfAllocation: [
      { litres: 117, packs: 1 },
      { litres: 117, packs: 1 },
    ],
  })
  expect(lastOfThree).toEqual({ litres: 118, packs: 1, pcs: 6 })
})

it('a part at the mill is no rounding of many packs in the yard, which do not take it', () => {
  const lots = Array.from({ length: 40 }, (_, i) => createLot(`lot ${i}`))
  const limitsWith = (rest: number, smallest_pack_l: number): LoadLimits => {
    const part = { litres: 40 * 2_430 + rest, packs: null }
    return { ...LOT_LIMITS, smallest_pack_l, line: part, allocated: part, othersOfAllocation: [] }
  }
  const all = { quantity: '40', unit: 'pack' as const, lot_ids: lots.map(({ id }) => id) }
  const loadAll = (limits: LoadLimits) => computeLotLoad(all, lots, limits)
  const part = limitsWith(36, 36)
  expect(splitByPlace(lots, part)).toEqual({
    yard: { litres: 97_200, packs: 40 },
    mill: { litres: 36, packs: null },
  })
  expect(loadAll(part)).toMatchObject({ litres: 97_200 })
  // Half of the smallest pack is rounding; without a list, half a litre for each pack in the yard,
  // and one for the allocation.
  for (const rounded of [limitsWith(18, 36), limitsWith(21, 0)]) {
    expect(splitByPlace(lots, rounded).mill.litres).toBe(0)
    expect(loadAll(rounded)).toMatchObject({ litres: rounded.allocated.litres })
  }
  expect(splitByPlace(lots, limitsWith(22, 0)).mill.litres).toBe(22)
  // Rounding that loaded packs left over is not offered.
  const loaded = lots.map((lot) => ({ ...lot, isLoaded: true }))
  const othersOfAllocation = [{ litres: 97_200, packs: 40 }]
  expect(splitByPlace(loaded, { ...limitsWith(18, 36), othersOfAllocation })).toEqual({
    yard: { litres: 0, packs: 0 },
    mill: { litres: 0, packs: 0 },
  })
})

it('a pack of an order loads though its allocation was rounded the other way', () => {
  const lot = createLot('lot')
  for (const litres of [lot.litres - 1, lot.litres + 1]) {
    const limits: LoadLimits = {
      ...LOT_LIMITS,
      line: { litres: 10_000, packs: null },
      allocated: { litres, packs: null },
      othersOfAllocation: [],
    }
    expect(
      computeLotLoad({ quantity: '1', unit: 'pack', lot_ids: [lot.id] }, [lot], limits),
    ).toMatchObject({ litres })
  }
})

it('the lesser of two amounts has no more packs than either', () => {
  const [deal, ready] = [
    { litres: 17_010, packs: 7 },
    { litres: 400, packs: 0 },
  ]
  expect(computeLesserAmount(deal, ready)).toEqual({ litres: 400, packs: 0 })
  expect(computeLesserAmount(ready, deal)).toEqual({ litres: 400, packs: 0 })
  expect(computeLesserAmount(deal, { litres: 400, packs: null }).packs).toBeNull()
  expect(computeLesserAmount(deal, { litres: 24_300, packs: null }).packs).toBe(7)
  expect(computeLesserAmount(deal, { litres: 24_300, packs: 2 }).packs).toBe(2)
})

const createMillPack = (id: string, change: Partial<MillPack> = {}): MillPack => ({
  ...{ id, number: id, tally: toJson([{ length_mm: 4200, pcs: 60 }]) },
  ...{
    pcs: 60,
    litres: 1_890,
    kg: 900,
    excess: 0,
    unavailable: null,
    isRejected: false,
    isLoaded: false,
  },
  ...change,
})

it('a listed pack that is not at the mill is refused at its pointer with the reason', () => {
  const packs = [
    createMillPack('a'),
    createMillPack('b', { unavailable: 'pack_rejected' }),
    createMillPack('c', { unavailable: 'pack_opened' }),
    createMillPack('d', { unavailable: 'pack_in_stock' }),
    createMillPack('e', { isLoaded: true }),
  ]
  const loadWith = (id: string) =>
    computePackLoad({ quantity: '2', unit: 'pack' }, ['a', id], packs, LOT_LIMITS)
  for (const [id, code] of [
    ['b', 'pack_rejected'],
    ['c', 'pack_opened'],
    ['d', 'pack_in_stock'],
    ['e', 'loaded_already'],
    ['x', 'not_found'],
  ] as const)
    expect(loadWith(id)).toEqual({ pointer: '/pack_ids/1', code })
})

it('named packs exceed allocated and accepted wood by half a litre each, but never ready wood', () => {
  const packs = ['a', 'b', 'c', 'd'].map((id) => createMillPack(id, { litres: 2_431 }))
  const limits = (change: Partial<LoadLimits>) => ({ ...LIMITS, ...change })
  const load = (ids: string[], change: Partial<LoadLimits>) =>
    computePackLoad({ quantity: String(ids.length), unit: 'pack' }, ids, packs, limits(change))
  const allocated = { litres: 9_722, packs: null }
  const all = { litres: 9_724, packs: 4, pcs: 240, kg: 3_600 }
  expect(load(['a', 'b', 'c', 'd'], { allocated })).toEqual(all)
  expect(load(['a', 'b', 'c', 'd'], { allocated: { ...allocated, litres: 9_721 } })).toEqual({
    ...{ pointer: '/quantity', code: 'not_allocated', params: { most: '9.721' } },
  })
  // Packs of two litres exceed them by one at most.
  const short = { allocated, smallest_pack_l: 2 }
  expect(load(['a', 'b', 'c', 'd'], short)).toMatchObject({ code: 'not_allocated' })
  expect(
    load(['a', 'b', 'c', 'd'], { ...short, allocated: { ...allocated, litres: 9_723 } }),
  ).toEqual(all)
  // Packs that were rounded up exceed them by what the rounding added.
  const rounded = packs.map((pack) => ({ ...pack, excess: 0.4 }))
  const ids = packs.map(({ id }) => id)
  const request = { quantity: '4', unit: 'pack' as const }
  expect(computePackLoad(request, ids, rounded, limits(short))).toEqual({ ...all, litres: 9_724 })
  const last = [{ litres: 7_293, packs: 3, namedPackCount: 3, excess: 1.2 }]
  const rest = limits({ ...short, othersOfAllocation: last })
  expect(computePackLoad({ ...request, quantity: '1' }, ['d'], rounded, rest)).toMatchObject({
    litres: 2_431,
  })
  // The last of the four packs is too, wherever the others are loaded.
  const others = [{ litres: 7_293, packs: 3, namedPackCount: 3 }]
  expect(load(['d'], { allocated, othersOfAllocation: others })).toMatchObject({ litres: 2_431 })
  expect(load(['d'], { allocated, othersOfAllocation: [{ litres: 7_293, packs: 3 }] })).toEqual({
    ...{ pointer: '/quantity', code: 'not_allocated', params: { most: '2.429' } },
  })
  const accepted = { litres: 9_722, packs: null }
  expect(load(['a', 'b', 'c', 'd'], { line: { ...accepted, ready: 24_300 } })).toEqual(all)
  expect(load(['a', 'b', 'c', 'd'], { line: { ...accepted, ready: 9_723 } })).toEqual({
    ...{ pointer: '/quantity', code: 'not_ready', params: { most: '9.722' } },
  })
})

it('gross weight is at least the net weight, weighed or computed', () => {
  const check = (change: { net_kg?: number; gross_kg: number }) => {
    const write = { quantity: '4', unit: 'pack' as const, net_kg: null, ...change }
    return findGrossError(computeLoadCounts({ litres: 9_720, packs: 4, pcs: null }, write, BOARD))
  }
  expect(check({ gross_kg: 4568 })).toBeNull()
  expect(check({ gross_kg: 4567 })).toEqual({
    pointer: '/gross_kg',
    code: 'too_small',
    params: { min: 4568 },
  })
  expect(check({ net_kg: 4500, gross_kg: 4567 })).toBeNull()
  expect(check({ net_kg: 4600, gross_kg: 4599 })).toMatchObject({ params: { min: 4600 } })
})
