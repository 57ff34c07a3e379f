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

it('counts numbers over all lines and packs in stock, whatever their capitals', () => {
  const stocked: Pack = { ...createSamplePack('9'), number: 'b-1', status: 'in_stock' }
  const editor = open(createSamplePack('1'), stocked)
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
  expect(editor.edits().changed.map(({ version }) => version)).toEqual([1])
})

it('keeps typed rows when the packs are read again, and none after they were saved', () => {
  const editor = open(createSamplePack('1'))
  editor.store('first')?.write('1', (row) => ({ ...row, mark: 'red' }))
  const later = { items: [{ ...createSamplePack('1'), version: 2 }], lines }
  expect(editor.load(later)).toEqual(['1'])
  expect(editor.store('first')?.line('1')?.mark).toBe('red')
  expect(editor.load(later, noEdits)).toEqual([])
  expect(hasEdits(editor.edits())).toBe(false)
})
