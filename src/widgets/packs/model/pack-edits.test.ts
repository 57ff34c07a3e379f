import { expect, it } from 'vitest'
import type { Pack } from '@/entities/pack'
import { findPackConflicts, resolveConflicts } from './pack-conflicts'
import { applyEdits, collectEdits, hasEdits, isValidPack, toPacksWrite } from './pack-edits'
import { createPackRow, type PackRow } from './pack-row'
import { createSamplePack } from './samples'

const line = { packs: 1, pcs: 100, length_lm: '408', volume_m3: '2.876', weight_kg: 1352 }
const lines = ['first', 'second'].map((supply_line_id) => ({ supply_line_id, ...line }))
const supply = (...items: readonly Pack[]) => ({ items: [...items], lines })
const [one, two] = [createSamplePack('1'), createSamplePack('2')]
const noEdits = { changed: [], removed: [] }

const open = (...items: readonly Pack[]) => applyEdits(supply(...items), noEdits).rows
const edit = (rows: ReturnType<typeof open>, change: (row: PackRow) => readonly PackRow[]) =>
  new Map([...rows].map(([id, all]) => [id, all.flatMap(change)]))

it('an opened list of packs has no changes, and its blank rows are none', () => {
  const rows = new Map([...open(one, two)].map(([id, all]) => [id, [...all, createPackRow()]]))
  expect(hasEdits(collectEdits(rows, supply(one, two)))).toBe(false)
})

it('changed, new and removed packs are sent with their versions', () => {
  const rows = edit(open(one, two), (row) =>
    row.id === '1'
      ? [{ ...row, number: ' A-9 ', pieces: { 4200: '12', 3900: '' } }, createPackRow()]
      : [],
  )
  rows.set('second', [{ ...createPackRow({ number: 'B-1', pieces: { 4800: '5' } }), id: '3' }])
  expect(toPacksWrite(collectEdits(rows, supply(one, two)))).toMatchObject({
    packs: [
      { id: '1', version: 1, number: 'A-9', barcode: null, tally: [{ length_mm: 4200, pcs: 12 }] },
      { id: '3', version: null, supply_line_id: 'second', number: 'B-1' },
    ],
    removed: [{ id: '2', version: 1 }],
  })
})

const typeMark = (rows: ReturnType<typeof open>) =>
  edit(rows, (row) => (row.id === '1' ? [{ ...row, mark: 'red' }] : [row]))
const readAgain = (later: ReturnType<typeof supply>, rows: ReturnType<typeof open>) => {
  const applied = applyEdits(later, collectEdits(rows, supply(one, two)))
  return { ...applied, edits: collectEdits(applied.rows, later, applied.bases) }
}

it('only typed cells win over what others saved meanwhile', () => {
  const tally = [
    { length_mm: 3900, pcs: 38 },
    { length_mm: 4800, pcs: 5 },
  ]
  const later = supply({ ...one, version: 2, number: 'A-5', tally }, { ...two, mark: 'blue' })
  const { rows, notes, edits } = readAgain(later, typeMark(open(one, two)))
  expect(rows.get('first')).toMatchObject([
    { id: '1', number: 'A-5', mark: 'red', pieces: { 3900: '38', 4800: '5' } },
    { id: '2', mark: 'blue' },
  ])
  expect(notes).toEqual([{ rowId: '1', kind: 'outdated' }])
  expect(toPacksWrite(edits).packs).toMatchObject([{ id: '1', version: 2, mark: 'red', tally }])
})

it('a cell that both changed keeps its text and the old version until a side is chosen', () => {
  const later = supply({ ...one, version: 2, mark: 'blue', kg: 1300 }, two)
  const { edits } = readAgain(later, typeMark(open(one, two)))
  expect(findPackConflicts(edits, later)).toMatchObject([
    { number: 'A-1', column: 'mark', mine: 'red', theirs: 'blue' },
  ])
  expect(toPacksWrite(edits).packs).toMatchObject([{ version: 1, mark: 'red', kg: 1300 }])
  const restored = applyEdits(later, edits)
  const again = collectEdits(restored.rows, later, restored.bases)
  expect(findPackConflicts(again, later)).toHaveLength(1)

  const mine = resolveConflicts(edits, later, { '1.mark': 'mine' })
  expect(toPacksWrite(mine).packs).toMatchObject([{ version: 2, mark: 'red', kg: 1300 }])
  const theirs = applyEdits(later, resolveConflicts(edits, later, { '1.mark': 'theirs' }))
  expect(hasEdits(collectEdits(theirs.rows, later, theirs.bases))).toBe(false)
})

it('a typed row stays though its pack was loaded, and a removed one that was changed is back', () => {
  const loaded: Pack = { ...one, version: 2, status: 'loaded', is_editable: false }
  const rows = edit(typeMark(open(one, two)), (row) => (row.id === '2' ? [] : [row]))
  const applied = readAgain(supply(loaded, { ...two, version: 2 }), rows)
  expect(applied.rows.get('first')).toMatchObject([{ id: '1', mark: 'red' }, { id: '2' }])
  expect(applied.notes).toEqual([
    { rowId: '1', kind: 'locked' },
    { rowId: '2', kind: 'outdated' },
  ])
})

it('a typed row whose pack was removed meanwhile becomes a new pack', () => {
  const rows = edit(open(one), (row) => [{ ...row, mark: 'red' }])
  const applied = applyEdits(supply(), collectEdits(rows, supply(one)))
  const [kept] = applied.rows.get('first') ?? []
  expect(kept?.mark).toBe('red')
  expect(kept?.id).not.toBe('1')
  expect(applied.notes).toEqual([{ rowId: kept?.id, kind: 'gone' }])
})

it('packs in stock or in a cargo are no rows, and are not removed', () => {
  const loaded: Pack = { ...one, status: 'loaded', is_editable: false }
  expect(open(loaded).get('first')).toEqual([])
  expect(hasEdits(collectEdits(open(loaded), supply(loaded)))).toBe(false)
})

it('a row is valid with a number of its own, pieces and a whole weight', () => {
  const row = createPackRow({ number: 'A-1', pieces: { 3900: '40' } })
  const isValid = (changes: Partial<PackRow>, count = 1) =>
    isValidPack({ ...row, ...changes }, () => count)
  expect(isValid({})).toBe(true)
  expect(isValid({}, 2)).toBe(false)
  expect(isValid({ number: ' ' })).toBe(false)
  expect(isValid({ pieces: {} })).toBe(false)
  expect(isValid({ pieces: { 3900: 'x' } })).toBe(false)
  expect(isValid({ weight: 'heavy' })).toBe(false)
})
