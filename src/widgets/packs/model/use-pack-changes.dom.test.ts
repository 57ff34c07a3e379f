import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPackEditor } from './pack-editor'
import { createSamplePack } from './samples'
import { useHasPackEdits } from './use-pack-changes'

it('changed packs can be saved from the first key on, also right after a save', () => {
  const lines = [
    {
      supply_line_id: 'first',
      ...{ packs: 1, pcs: 100, length_lm: '408', volume_m3: '2.876', weight_kg: 1352 },
    },
  ]
  const pack = createSamplePack('1')
  const editor = createPackEditor({ items: [pack], lines }, { changed: [], removed: [] })
  const { result, rerender } = renderHook(() => useHasPackEdits(editor))
  const type = (mark: string) =>
    act(() => editor.store('first')?.write('1', (row) => ({ ...row, mark })))
  expect(result.current).toBe(false)
  type('red')
  expect(result.current).toBe(true)
  const saved = { items: [{ ...pack, version: 2, mark: 'red' }], lines }
  act(() => editor.settle(saved, editor.edits()))
  rerender()
  expect(result.current).toBe(false)
  type('blue')
  expect(result.current).toBe(true)
})
