import { describe, expect, it } from 'vitest'
import { getLanguageNumberForm } from '@domain/numbers'
import { createCommands } from './commands'
import { createCursor } from './cursor'
import { getMovingIntent } from './keys'
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
  const press = (key: string, modifiers: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => {
    const intent = getMovingIntent({
      key,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      ...modifiers,
    })
    return intent !== null && commands.run(intent)
  }
  const select = (lineId: string, columnId: string, toLine: string, toColumn: string) => {
    cursor.moveTo({ lineId, columnId })
    cursor.extendTo({ lineId: toLine, columnId: toColumn })
  }
  const listRows = () => store.lines().map(({ name, count, unit }) => [name, count, unit].join(' '))
  return { store, cursor, commands, press, select, listRows }
}

describe('a block of selected cells', () => {
  it('is copied without the signs that keep a value on one line', () => {
    const columns = sampleColumns.map((column) =>
      column.kind === 'computed' ? { ...column, show: () => '3.9\u00a0(40)' } : column,
    )
    const { commands, select } = createGrid({ isReadOnly: false, isFixed: false }, columns)
    select('line-1', 'count', 'line-1', 'double')
    expect(commands.copy()).toBe('6\t3.9 (40)')
  })

  it('extends from its anchor by arrows and to the edges', () => {
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

  it('is the whole grid on Ctrl+A, and one cell after Escape; a second Escape leaves the grid', () => {
    const { commands, cursor, press } = createGrid()
    cursor.moveTo({ lineId: 'line-2', columnId: 'count' })
    press('a', { ctrlKey: true })
    expect(commands.copy()?.split('\n')).toHaveLength(3)
    expect(press('Escape')).toBe(true)
    expect(commands.copy()).toBe('Pieces')
    expect(press('Escape')).toBe(false)
  })

  it('is cleared by entering another cell and by an edit', () => {
    const { commands, cursor, select, press } = createGrid()
    select('line-1', 'name', 'line-2', 'count')
    press('ArrowDown')
    expect(commands.copy()).toBe('8')
    select('line-1', 'name', 'line-2', 'count')
    commands.edit({ lineId: 'line-2', columnId: 'count' }, 'keep')
    cursor.close()
    expect(commands.copy()).toBe('7')
  })

  it("is the focused cell alone once the anchor's line is removed", () => {
    const { commands, store, select, listRows } = createGrid()
    select('line-1', 'name', 'line-2', 'count')
    store.remove(['line-1'])
    expect(commands.copy()).toBe('7')
    commands.paste('12')
    expect(listRows()).toEqual(['pine 12 pcs', 'oak 8 pcs'])
  })

  it('is pasted as it was copied, and undone in one step', () => {
    const { commands, store, select, listRows } = createGrid()
    select('line-1', 'name', 'line-2', 'unit')
    const text = commands.copy() ?? ''
    select('line-3', 'unit', 'line-3', 'name')
    commands.paste(text)
    expect(listRows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'spruce 6 pcs', 'pine 7 pcs'])
    store.undo()
    expect(listRows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
  })

  it('is filled with a single pasted cell', () => {
    const { commands, select, listRows } = createGrid()
    select('line-2', 'count', 'line-3', 'count')
    commands.paste('12')
    expect(listRows()).toEqual(['spruce 6 pcs', 'pine 12 pcs', 'oak 12 pcs'])
  })

  it('is cleared of its text, and restored in one step', () => {
    const { press, store, select, listRows } = createGrid()
    select('line-3', 'double', 'line-1', 'name')
    press('Delete')
    expect(listRows()).toEqual(['  pcs', '  pcs', '  pcs'])
    store.undo()
    expect(listRows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
  })

  it('is filled down from its first line, and undone in one step; a single line is duplicated', () => {
    const { press, store, select, listRows } = createGrid()
    select('line-3', 'count', 'line-1', 'name')
    press('d', { ctrlKey: true })
    expect(listRows()).toEqual(['spruce 6 pcs', 'spruce 6 pcs', 'spruce 6 pcs'])
    store.undo()
    expect(listRows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
    select('line-1', 'name', 'line-1', 'count')
    press('d', { ctrlKey: true })
    expect(listRows()).toEqual(['spruce 6 pcs', 'spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
  })

  it('is removed with its lines on Ctrl+Delete, and restored in one step', () => {
    const { press, cursor, store, select, listRows } = createGrid()
    select('line-2', 'count', 'line-1', 'name')
    press('Delete', { ctrlKey: true })
    expect(listRows()).toEqual(['oak 8 pcs'])
    expect(cursor.place()?.lineId).toBe('line-3')
    store.undo()
    expect(listRows()).toEqual(['spruce 6 pcs', 'pine 7 pcs', 'oak 8 pcs'])
  })

  it("is filled with the first cell's hidden values too", () => {
    const columns = sampleColumns.map((column) =>
      column.id === 'name' && column.kind === 'text'
        ? { ...column, fill: (line: SampleLine, from: SampleLine) => ({ ...line, name: from.id }) }
        : column,
    )
    const { press, select, listRows } = createGrid(undefined, columns)
    select('line-1', 'name', 'line-2', 'name')
    press('d', { ctrlKey: true })
    expect(listRows()).toEqual(['spruce 6 pcs', 'line-1 7 pcs', 'oak 8 pcs'])
  })

  it('is filled with the linked columns that are editable', () => {
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

  it('does not change if the grid or a column is read-only', () => {
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
    expect(locked.listRows()).toEqual(before)
    expect(inPart.listRows()).toEqual(before)
    expect(locked.commands.copy()).toBe('spruce\npine\noak')
  })
  it('takes rows of a sheet into its lines only, and counts the others', () => {
    const fixed = createGrid({ isReadOnly: false, isFixed: true })
    fixed.cursor.moveTo({ lineId: 'line-2', columnId: 'name' })
    expect(fixed.commands.pasteRows(['count'], [['1'], ['2'], ['3']])).toMatchObject({ rows: 1 })
    expect(fixed.listRows()).toEqual(['spruce 6 pcs', 'pine 1 pcs', 'oak 2 pcs'])
    const locked = createGrid({ isReadOnly: true, isFixed: true })
    locked.cursor.moveTo({ lineId: 'line-1', columnId: 'name' })
    locked.commands.pasteRows(['count'], [['1']])
    expect(locked.listRows()[0]).toBe('spruce 6 pcs')
  })
})

describe('the text of a block with titles', () => {
  it('has the unit of each title, and a further column beside its own', () => {
    const columns = sampleColumns.map((column) =>
      column.id === 'count'
        ? {
            ...column,
            copyTitle: 'Number',
            unit: 'pcs',
            copyBeside: { title: 'Per pack', read: ({ name }: SampleLine) => `72 ${name}` },
          }
        : column,
    )
    const { commands, select } = createGrid({ isReadOnly: false, isFixed: false }, columns)
    select('line-1', 'name', 'line-2', 'count')
    const [titles, ...rows] = commands.copyTable()?.split('\n') ?? []
    expect(titles?.split('\t').slice(1)).toEqual(['Number pcs', 'Per pack'])
    expect(rows).toEqual(['spruce\t6\t72 spruce', 'pine\t7\t72 pine'])
  })
})
