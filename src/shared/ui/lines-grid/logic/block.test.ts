import { describe, expect, it } from 'vitest'
import { getLanguageNumberForm } from '@domain/numbers'
import { createCommands } from './commands'
import { createCursor } from './cursor'
import { intentWhileMoving } from './keys'
import { sampleColumns, sampleStore, type SampleLine } from './samples'

const counts = [
  ['spruce', '6'],
  ['pine', '7'],
  ['oak', '8'],
] as const

function createGrid(rights = { isReadOnly: false, isFixed: false }, columns = sampleColumns) {
  const store = sampleStore([])
  store.load(
    counts.map(([name, count], at) => ({ id: `line-${at + 1}`, name, count, unit: 'pcs' })),
  )
  const cursor = createCursor()
  const commands = createCommands({
    store,
    cursor,
    columns: () => columns,
    isReadOnly: () => rights.isReadOnly,
    isFixed: () => rights.isFixed,
    form: () => getLanguageNumberForm('en'),
  })
  const press = (key: string, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => {
    const intent = intentWhileMoving({
      key,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      ...held,
    })
    return intent !== null && commands.run(intent)
  }
  const select = (lineId: string, columnId: string, toLine: string, toColumn: string) => {
    cursor.moveTo({ lineId, columnId })
    cursor.extendTo({ lineId: toLine, columnId: toColumn })
  }
  const rows = () => store.lines().map(({ name, count, unit }) => [name, count, unit].join(' '))
  return { store, cursor, commands, press, select, rows }
}

describe('cells that are selected together', () => {
  it('reach from where the selection began, by arrows and to the edges', () => {
    const { commands, cursor, press } = createGrid()
    cursor.moveTo({ lineId: 'line-2', columnId: 'count' })
    press('ArrowDown', { shiftKey: true })
    press('ArrowLeft', { shiftKey: true })
    expect(commands.copy()).toBe('pine\t7\noak\t8')
    press('ArrowUp', { shiftKey: true, ctrlKey: true })
    expect(commands.copy()).toBe('spruce\t6\npine\t7')
    press('End', { shiftKey: true })
    expect(commands.copy()).toBe('6\t12\tPieces\n7\t14\tPieces')
  })

  it('are all at Ctrl+A, and one again after Escape, which a second one leaves', () => {
    const { commands, cursor, press } = createGrid()
    cursor.moveTo({ lineId: 'line-2', columnId: 'count' })
    press('a', { ctrlKey: true })
    expect(commands.copy()?.split('\n')).toHaveLength(3)
    expect(press('Escape')).toBe(true)
    expect(commands.copy()).toBe('Pieces')
    expect(press('Escape')).toBe(false)
  })

  it('are let go by another cell, and by an edit', () => {
    const { commands, cursor, select, press } = createGrid()
    select('line-1', 'name', 'line-2', 'count')
    press('ArrowDown')
    expect(commands.copy()).toBe('8')
    select('line-1', 'name', 'line-2', 'count')
    commands.edit({ lineId: 'line-2', columnId: 'count' }, 'keep')
    cursor.close()
    expect(commands.copy()).toBe('7')
  })

  it('are the entered one alone once the line where the selection began is gone', () => {
    const { commands, store, select, rows } = createGrid()
    select('line-1', 'name', 'line-2', 'count')
    store.remove(['line-1'])
    expect(commands.copy()).toBe('7')
    commands.paste('12')
    expect(rows()).toEqual(['pine 12 pcs', 'oak 8 pcs'])
  })

  it('are pasted as they were copied, and taken back in one step', () => {
    const { commands, store, select, rows } = createGrid()
    select('line-1', 'name', 'line-2', 'unit')
    const text = commands.copy() ?? ''
    select('line-3', 'unit', 'line-3', 'name')
    commands.paste(text)
    expect(rows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'spruce 6 pcs', 'pine 7 pcs'])
    store.undo()
    expect(rows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
  })

  it('all take a single cell that is pasted', () => {
    const { commands, select, rows } = createGrid()
    select('line-2', 'count', 'line-3', 'count')
    commands.paste('12')
    expect(rows()).toEqual(['spruce 6 pcs', 'pine 12 pcs', 'oak 12 pcs'])
  })

  it('are emptied together, and come back in one step', () => {
    const { press, store, select, rows } = createGrid()
    select('line-3', 'double', 'line-1', 'name')
    press('Delete')
    expect(rows()).toEqual(['  pcs', '  pcs', '  pcs'])
    store.undo()
    expect(rows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
  })

  it('are filled down from the first line, and come back in one step; of one line it makes another', () => {
    const { press, store, select, rows } = createGrid()
    select('line-3', 'count', 'line-1', 'name')
    press('d', { ctrlKey: true })
    expect(rows()).toEqual(['spruce 6 pcs', 'spruce 6 pcs', 'spruce 6 pcs'])
    store.undo()
    expect(rows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
    select('line-1', 'name', 'line-1', 'count')
    press('d', { ctrlKey: true })
    expect(rows()).toEqual(['spruce 6 pcs', 'spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
  })

  it('go with their lines at Ctrl+Delete, and come back in one step', () => {
    const { press, cursor, store, select, rows } = createGrid()
    select('line-2', 'count', 'line-1', 'name')
    press('Delete', { ctrlKey: true })
    expect(rows()).toEqual(['oak 8 pcs'])
    expect(cursor.place()?.lineId).toBe('line-3')
    store.undo()
    expect(rows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
  })

  it('are filled with all that the first holds, where that is more than its text', () => {
    const columns = sampleColumns.map((column) =>
      column.id === 'name' && column.kind === 'text'
        ? { ...column, fill: (line: SampleLine, from: SampleLine) => ({ ...line, name: from.id }) }
        : column,
    )
    const { press, select, rows } = createGrid(undefined, columns)
    select('line-1', 'name', 'line-2', 'name')
    press('d', { ctrlKey: true })
    expect(rows()).toEqual(['spruce 6 pcs', 'line-1 7 pcs', 'oak 8 pcs'])
  })

  it('are written with the other columns that come with them, which may be written', () => {
    const written: unknown[] = []
    const columns = sampleColumns.map((column) => {
      if (column.id === 'name' && column.kind === 'text') return { ...column, isReadOnly: true }
      if (column.id !== 'unit' || column.kind !== 'choice') return column
      const write: typeof column.write = (line, text, form, together) => {
        written.push(together)
        return column.write(line, text, form, together)
      }
      return { ...column, write }
    })
    const { commands, press, select } = createGrid(undefined, columns)
    select('line-1', 'unit', 'line-2', 'unit')
    press('d', { ctrlKey: true })
    select('line-1', 'name', 'line-2', 'unit')
    press('d', { ctrlKey: true })
    select('line-3', 'unit', 'line-3', 'double')
    commands.paste('Packs')
    select('line-3', 'name', 'line-3', 'name')
    commands.paste('oak\t8\t\tPacks')
    expect(written).toEqual([['unit'], ['count', 'unit'], ['unit'], ['count', 'unit']])
  })

  it('do not change where they may only be read, as a whole or in a column', () => {
    const before = ['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs']
    const locked = createGrid({ isReadOnly: true, isFixed: true })
    const columns = sampleColumns.map((column) =>
      column.id === 'name' && column.kind === 'text' ? { ...column, isReadOnly: true } : column,
    )
    const inPart = createGrid({ isReadOnly: false, isFixed: true }, columns)
    for (const { commands, press, select } of [locked, inPart]) {
      select('line-1', 'name', 'line-3', 'name')
      press('Delete')
      press('d', { ctrlKey: true })
      commands.paste('ash\nelm\nlime\nbeech')
    }
    expect(locked.rows()).toEqual(before)
    expect(inPart.rows()).toEqual(before)
    expect(locked.commands.copy()).toBe('spruce\npine\noak')
  })
})
