import { describe, expect, it, vi } from 'vitest'
import { pasteCells } from './paste'
import { sampleColumns, sampleStore, type SampleLine } from './samples'
import { parseClipboardText } from './clipboard'
import { createLinesStore, type LinesStore } from './store'

const getNames = (lines: readonly SampleLine[]) => lines.map((line) => line.name)
const rename = (name: string) => (line: SampleLine) => ({ ...line, name })

describe('the lines of a grid', () => {
  it('undo and redo a change', () => {
    const store = sampleStore(['spruce', 'pine'])
    store.write('line-2', rename('larch'))
    store.undo()
    expect(getNames(store.lines())).toEqual(['spruce', 'pine'])
    store.redo()
    expect(getNames(store.lines())).toEqual(['spruce', 'larch'])
  })

  it('undo all keystrokes of one edit together', () => {
    const store = sampleStore(['spruce'])
    for (const text of ['o', 'oa', 'oak']) store.write('line-1', rename(text), 'edit-1')
    store.write('line-1', rename('ash'), 'edit-2')
    store.undo()
    expect(getNames(store.lines())).toEqual(['oak'])
    store.undo()
    expect(getNames(store.lines())).toEqual(['spruce'])
    expect(store.canUndo()).toBe(false)
  })

  it('revert a cancelled edit, with nothing to undo', () => {
    const store = sampleStore(['spruce'])
    for (const text of ['o', 'oa']) store.write('line-1', rename(text), 'edit-1')
    store.forget('edit-1')
    expect(getNames(store.lines())).toEqual(['spruce'])
    expect(store.canUndo()).toBe(false)
  })

  it('forget undone changes once something new is written', () => {
    const store = sampleStore(['spruce'])
    store.write('line-1', rename('pine'))
    store.undo()
    store.write('line-1', rename('larch'))
    expect(store.canRedo()).toBe(false)
  })

  it('are added, duplicated next to the original and removed', () => {
    const store = sampleStore(['spruce', 'pine'])
    store.duplicate('line-1')
    expect(getNames(store.lines())).toEqual(['spruce', 'spruce', 'pine'])
    store.insert(3, 2)
    expect(store.order()).toHaveLength(5)
    store.remove(['line-1', 'line-2'])
    expect(getNames(store.lines())).toEqual(['spruce', '', ''])
    expect(new Set(store.order()).size).toBe(3)
  })

  it('notify only subscribers of the changed line', () => {
    const store = sampleStore(['spruce', 'pine'])
    const first = vi.fn()
    const second = vi.fn()
    const order = vi.fn()
    store.subscribeLine('line-1', first)
    store.subscribeLine('line-2', second)
    store.subscribeOrder(order)
    store.write('line-1', rename('oak'))
    expect(first).toHaveBeenCalledOnce()
    expect(second).not.toHaveBeenCalled()
    expect(order).not.toHaveBeenCalled()
  })

  it('keep what a lookup found, through undo and redo', () => {
    const store = sampleStore(['spruce'])
    store.write('line-1', rename('pine'))
    store.applyToHistory((line) => ({ ...line, count: '7' }))
    store.undo()
    expect(store.lines()).toMatchObject([{ name: 'spruce', count: '7' }])
    store.redo()
    expect(store.lines()).toMatchObject([{ name: 'pine', count: '7' }])
  })

  const convertToPacks = (line: SampleLine) => ({ ...line, unit: 'pack' })
  it.each<readonly [string, (store: LinesStore<SampleLine>) => void]>([
    ['written', (store) => store.write('line', convertToPacks)],
    ['pasted over', (store) => store.replace(store.lines().map(convertToPacks))],
    ['found', (store) => store.applyToHistory(convertToPacks)],
  ])('parse text that waited for another cell, once that is %s', (_, change) => {
    const line = { id: 'line', name: 'spruce', count: 'six packs', unit: 'pcs' }
    const reread = (each: SampleLine) =>
      each.unit === 'pack' && each.count !== '6' ? { ...each, count: '6' } : each
    const store = createLinesStore({
      lines: [line],
      newLine: () => line,
      copyLine: () => line,
      reread,
    })
    change(store)
    expect(store.lines()).toEqual([{ ...line, count: '6', unit: 'pack' }])
  })

  it("clear a line's error when that line is written, and no other", () => {
    const store = sampleStore(['spruce', 'pine'])
    store.setErrors(
      new Map([
        ['line-1', { name: 'Locked.' }],
        ['line-2', { name: 'Locked.' }],
      ]),
    )
    store.write('line-1', rename('oak'))
    expect(store.getErrors('line-1')).toBeNull()
    expect(store.getErrors('line-2')).toEqual({ name: 'Locked.' })
  })
})

describe('pasting a block', () => {
  const paste = (text: string, corner: { row: number; column: number }) => {
    const store = sampleStore(['spruce', 'pine'])
    store.replace(
      pasteCells(store.lines(), {
        columns: sampleColumns,
        corner,
        cells: parseClipboardText(text),
        newLine: store.newLine,
      }),
    )
    return store
  }

  it('overwrites lines from the corner on, and adds lines for the rest', () => {
    const { lines } = paste('oak\t5\nash\t6', { row: 1, column: 0 })
    expect(lines()).toMatchObject([
      { id: 'line-1', name: 'spruce' },
      { id: 'line-2', name: 'oak', count: '5' },
      { name: 'ash', count: '6', unit: 'pcs' },
    ])
  })

  it('skips cells over computed columns and beyond the last column', () => {
    const { lines } = paste('5\t999\tPacks\tbeyond', { row: 0, column: 1 })
    expect(lines()[0]).toMatchObject({ name: 'spruce', count: '5', unit: 'pack' })
  })

  it('is undone in one step', () => {
    const store = paste('a\nb\nc\nd', { row: 0, column: 0 })
    store.undo()
    expect(getNames(store.lines())).toEqual(['spruce', 'pine'])
  })
})
