import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeLot, getCorrectedStatus, getUndoRefusal, toShownAmounts } from './rules'
import { createBoard } from '@domain/timber/samples'

const lot = { status: 'available' as const, location: 'LTKLJ', pcs: 240, note: null }

describe('a pack', () => {
  it('can be blocked and released', () => {
    expect(changeLot(lot, 'block', null)).toEqual({
      status: 'blocked',
      location: 'LTKLJ',
      kind: 'blocked',
    })
    expect(changeLot({ ...lot, status: 'blocked' }, 'release', null)).toEqual({
      status: 'available',
      location: 'LTKLJ',
      kind: 'released',
    })
  })
  it('can be moved, blocked or not', () => {
    expect(changeLot({ ...lot, status: 'blocked' }, 'move', 'LVRIX')).toEqual({
      status: 'blocked',
      location: 'LVRIX',
      kind: 'moved',
    })
  })
  it.each([
    ['block', { ...lot, status: 'blocked' as const }, null],
    ['release', lot, null],
    ['move', lot, 'LTKLJ'],
    ['move', lot, null],
  ] as const)('rejects a change without effect: %s', (action, of, location) => {
    expect(changeLot(of, action, location)).toBe('unexpected')
  })
  it('cannot be changed while reserved', () => {
    for (const action of ['block', 'release', 'move'] as const)
      expect(changeLot({ ...lot, status: 'reserved' }, action, 'LVRIX')).toBe('reserved')
  })
  it('is not found once sold or removed', () => {
    for (const status of ['sold', 'lost', 'gone'] as const)
      expect(changeLot({ ...lot, status }, 'block', null)).toBe('not_found')
    expect(getCorrectedStatus({ status: 'sold', note: null }, 10, null)).toBe('not_found')
    expect(getCorrectedStatus({ status: 'gone', note: null }, 0, 'lost')).toBe('not_found')
  })
  it('is lost or gone if no piece was counted, else keeps its status', () => {
    expect(getCorrectedStatus(lot, 0, 'mistake')).toBe('gone')
    expect(getCorrectedStatus(lot, 0, 'lost')).toBe('lost')
    expect(getCorrectedStatus(lot, 238, null)).toBe('available')
    expect(getCorrectedStatus({ status: 'blocked', note: 'Mould' }, 238, null)).toBe('blocked')
  })
  it('is available again if pieces of a removed pack are counted, or blocked as before', () => {
    for (const status of ['lost', 'gone'] as const) {
      expect(getCorrectedStatus({ status, note: null }, 10, null)).toBe('available')
      expect(getCorrectedStatus({ status, note: 'Mould' }, 10, null)).toBe('blocked')
    }
  })
})

it('no change or correction affects a reserved pack', () => {
  const anyLot = fc.record({
    status: fc.constantFrom('available' as const, 'reserved' as const, 'blocked' as const),
    location: fc.constantFrom('LTKLJ', 'LVRIX'),
    pcs: fc.integer({ min: 1, max: 500 }),
    note: fc.constant(null),
  })
  fc.assert(
    fc.property(
      anyLot,
      fc.constantFrom('block' as const, 'release' as const, 'move' as const),
      fc.integer({ min: 0, max: 500 }),
      (one, action, pcs) => {
        if (one.status !== 'reserved') return
        expect(changeLot(one, action, 'FRLRH')).toBe('reserved')
        expect(getCorrectedStatus(one, pcs, 'lost')).toBe('held')
      },
    ),
  )
})

const content = {
  pcs: 40,
  litres: 1200,
  location: 'SEGOT',
  status: 'available',
  note: null,
} as const
const sheetState = { status: 'available', version: 3, content } as const
const now = { ...content, version: 3 }

it('an undo restores a pack that has not changed since the sheet', () => {
  expect(getUndoRefusal(sheetState, now)).toBeNull()
  const removedContent = { ...content, pcs: 0, status: 'gone' } as const
  expect(
    getUndoRefusal(
      { status: 'gone', version: 2, content: removedContent },
      { ...removedContent, version: 2 },
    ),
  ).toBeNull()
})

it('an undo restores a pack of the same content in a later version, after a later sheet was undone', () => {
  expect(getUndoRefusal(sheetState, { ...now, version: 5 })).toBeNull()
})

it('an undo keeps a pack that was changed since', () => {
  expect(getUndoRefusal(sheetState, { ...now, pcs: 39, version: 4 })).toBe('changed_since')
  expect(getUndoRefusal(sheetState, { ...now, pcs: 39, status: 'reserved', version: 4 })).toBe(
    'changed_since',
  )
})

it('an undo compares versions for a sheet that stored no content', () => {
  expect(getUndoRefusal({ ...sheetState, content: null }, now)).toBeNull()
  expect(getUndoRefusal({ ...sheetState, content: null }, { ...now, version: 4 })).toBe(
    'changed_since',
  )
})

it.each([
  ['reserved', 'reserved'],
  ['sold', 'sold'],
  ['lost', 'gone'],
  ['gone', 'gone'],
] as const)('an undo keeps a pack that is %s', (status, refusal) => {
  expect(getUndoRefusal(sheetState, { ...now, status })).toBe(refusal)
})

const spruce = createBoard(50, 150, 4500)
const createPacks = (count: number) => ({ packs: count, pcs: count * 72, litres: count * 2430 })
const toShown = (counts: readonly number[], seesAmounts: boolean) =>
  toShownAmounts(counts.map(createPacks), seesAmounts, spruce)
const nothingElse = { packs: 5, pcs: null, volume_m3: null, length_lm: null }

it('every user sees five packs exactly, in every unit and per location', () => {
  const { all, places } = toShown([3, 2], false)
  expect(all).toEqual({
    packs: 5,
    bound: 'exact',
    pcs: 360,
    volume_m3: '12.150',
    length_lm: '1620',
  })
  expect(places.map((place) => place.packs)).toEqual([3, 2])
})

it('restricted users cannot learn the number of more than five packs', () => {
  expect(toShown([6], false)).toEqual({
    all: { bound: 'more_than', ...nothingElse },
    places: [{ bound: 'more_than', ...nothingElse }],
  })
  expect(toShown([600], false)).toEqual(toShown([6], false))
  expect(toShown([6], true).all).toMatchObject({ packs: 6, bound: 'exact', pcs: 432 })
})

it('restricted users cannot add up that number from locations with five or fewer', () => {
  expect(toShown([5, 4], false).places).toEqual([
    { bound: 'at_most', ...nothingElse },
    { bound: 'at_most', ...nothingElse },
  ])
  expect(toShown([5, 1], false)).toEqual(toShown([3, 3], false))
  expect(toShown([40, 1], false).places).toEqual(toShown([6, 5], false).places)
})
