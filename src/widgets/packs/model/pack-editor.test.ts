import { expect, it } from 'vitest'
import type { Pack } from '@/entities/pack'
import { createPackEditor } from './pack-editor'
import { hasEdits } from './pack-edits'
import { createPackRow } from './pack-row'
import { createSamplePack } from './samples'

const lines = ['first', 'second'].map((supply_line_id) => ({
  supply_line_id,
  packs: 0,
  pcs: 0,
  length_lm: '0',
  volume_m3: '0.000',
  weight_kg: 0,
}))
const noEdits = { changed: [], removed: [] }
const open = (...items: Pack[]) => createPackEditor({ items, lines }, noEdits)
const pieces = { 3900: '40' }

it('numbers are counted over all lines and packs in stock, whatever their capitals', () => {
  const stocked: Pack = {
    ...createSamplePack('9'),
    number: 'b-1',
    status: 'in_stock',
    is_editable: false,
  }
  const editor = open(createSamplePack('1'), stocked)
  expect(editor.countNumber('b-1')).toBe(1)
  editor.add(new Map([['second', [createPackRow({ number: 'B-1', pieces })]]]))
  expect(editor.countNumber('b-1')).toBe(2)
  expect(editor.countInvalid()).toBe(1)
})

it('an imported pack replaces the row with its number and keeps the others', () => {
  const editor = open(createSamplePack('1'), createSamplePack('2'))
  editor.add(new Map([['first', [createPackRow({ number: 'a-2', pieces })]]]))
  const rows = editor.store('first')?.lines() ?? []
  expect(rows.map(({ id, number }) => [id, number])).toEqual([
    ['1', 'A-1'],
    ['2', 'a-2'],
  ])
  expect(editor.edits().changed.map(({ base }) => base?.version)).toEqual([1])
})

it('accepted packs that must be inspected again are counted: other pieces or another line', () => {
  const accept = (id: string): Pack => ({ ...createSamplePack(id), status: 'accepted' })
  const editor = open(accept('1'), accept('2'), createSamplePack('3'))
  const store = editor.store('first')
  store?.write('1', (row) => ({ ...row, mark: 'red' }))
  store?.write('3', (row) => ({ ...row, pieces }))
  expect(editor.countVoidAcceptances()).toBe(0)
  store?.write('2', (row) => ({ ...row, pieces }))
  expect(editor.countVoidAcceptances()).toBe(1)
  store?.write('2', (row) => ({ ...row, pieces: { 3900: '40', 4200: '60' } }))
  expect(editor.countVoidAcceptances()).toBe(0)
})

it('typed cells stay when the packs are read again, and none after they are discarded', () => {
  const editor = open(createSamplePack('1'))
  editor.store('first')?.write('1', (row) => ({ ...row, mark: 'red' }))
  const later = { items: [{ ...createSamplePack('1'), version: 2, kg: 1300 }], lines }
  expect(editor.load(later)).toEqual([{ rowId: '1', kind: 'outdated' }])
  expect(editor.store('first')?.line('1')).toMatchObject({ mark: 'red', weight: '1300' })
  expect(editor.load(later, noEdits)).toEqual([])
  expect(hasEdits(editor.edits())).toBe(false)
})

it('a cell that both changed is not saved before a side is chosen', () => {
  const editor = open(createSamplePack('1'))
  editor.store('first')?.write('1', (row) => ({ ...row, mark: 'red' }))
  editor.load({ items: [{ ...createSamplePack('1'), version: 2, mark: 'blue' }], lines })
  expect(editor.conflicts()).toMatchObject([{ column: 'mark', mine: 'red', theirs: 'blue' }])
  editor.resolve({ '1.mark': 'theirs' })
  expect(editor.conflicts()).toEqual([])
  expect(editor.store('first')?.line('1')?.mark).toBe('blue')
})

it('typed values stay while the packs are saved', () => {
  const editor = open(createSamplePack('1'), createSamplePack('2'))
  const type = (id: string, mark: string) =>
    editor.store('first')?.write(id, (row) => ({ ...row, mark }))
  type('1', 'red')
  type('2', 'red')
  const sent = editor.edits()
  type('1', 'blue')
  editor.store('first')?.remove(['2'])
  const items = ['1', '2'].map((id) => ({ ...createSamplePack(id), version: 2, mark: 'red' }))
  editor.settle({ items, lines }, sent)
  expect(editor.edits()).toMatchObject({
    changed: [{ row: { id: '1', mark: 'blue' }, base: { version: 2 } }],
    removed: [{ id: '2', version: 2 }],
  })
})

it('a line that was added meanwhile has its packs, and typing in it notifies', () => {
  const editor = open(createSamplePack('1'))
  let changes = 0
  editor.subscribe(() => (changes += 1))
  const [line] = lines
  if (!line) throw new Error('There is no line')
  const added = { ...createSamplePack('3'), supply_line_id: 'third' }
  editor.load({
    items: [createSamplePack('1'), added],
    lines: [...lines, { ...line, supply_line_id: 'third' }],
  })
  changes = 0
  editor.store('third')?.write('3', (row) => ({ ...row, mark: 'red' }))
  expect(changes).toBe(1)
  expect(editor.edits()).toMatchObject({ changed: [{ row: { id: '3' } }], removed: [] })
})
