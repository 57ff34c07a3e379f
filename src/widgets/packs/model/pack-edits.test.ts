import { expect, it } from 'vitest'
import type { Pack } from '@/entities/pack'
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

it('typed rows survive packs that others saved meanwhile, and are named if both changed one', () => {
  const rows = edit(open(one, two), (row) => (row.id === '1' ? [{ ...row, mark: 'red' }] : [row]))
  const edits = collectEdits(rows, supply(one, two))
  const later = supply({ ...one, version: 2, number: 'A-5' }, { ...two, version: 2, mark: 'blue' })
  const applied = applyEdits(later, edits)
  expect(applied.rows.get('first')).toMatchObject([
    { id: '1', number: one.number, mark: 'red' },
    { id: '2', mark: 'blue' },
  ])
  expect(applied.outdated).toEqual(['1'])
  expect(toPacksWrite(collectEdits(applied.rows, later)).packs).toMatchObject([
    { id: '1', version: 2, mark: 'red' },
  ])
})

it('a typed row whose pack was removed meanwhile becomes a new pack', () => {
  const rows = edit(open(one), (row) => [{ ...row, mark: 'red' }])
  const applied = applyEdits(supply(), collectEdits(rows, supply(one)))
  const [kept] = applied.rows.get('first') ?? []
  expect(kept?.mark).toBe('red')
  expect(kept?.id).not.toBe('1')
})

it('packs in stock or in a cargo are no rows, and are not removed', () => {
  const loaded: Pack = { ...one, status: 'loaded' }
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
