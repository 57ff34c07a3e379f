import { describe, expect, it } from 'vitest'
import { getLanguageNumberForm } from '@domain/numbers'
import { createCommands } from './commands'
import { createCursor } from './cursor'
import { sampleColumns, sampleStore, type SampleLine } from './samples'

function createGrid(
  names: readonly string[],
  rights: { isReadOnly: boolean; isFixed: boolean; canAdd?: boolean } = {
    isReadOnly: false,
    isFixed: false,
  },
  columns = sampleColumns,
) {
  const store = sampleStore(names)
  const cursor = createCursor()
  const commands = createCommands({
    store,
    cursor,
    columns: () => columns,
    isReadOnly: () => rights.isReadOnly,
    isFixed: () => rights.isFixed,
    canAdd: () => rights.canAdd ?? true,
    form: () => getLanguageNumberForm('en'),
  })
  cursor.moveTo({ lineId: 'line-1', columnId: 'name' })
  return { store, cursor, commands }
}

describe('an edited lines grid', () => {
  const enter = ({ commands }: ReturnType<typeof createGrid>) => {
    commands.run({ kind: 'edit', how: 'keep' })
    commands.run({ kind: 'commit', then: 'return' })
  }

  it('moves down in the column, and adds a line after the last one', () => {
    const grid = createGrid(['spruce', 'pine'])
    grid.cursor.moveTo({ lineId: 'line-1', columnId: 'unit' })
    enter(grid)
    expect(grid.cursor.place()).toEqual({ lineId: 'line-2', columnId: 'unit' })
    enter(grid)
    expect(grid.store.lines()).toHaveLength(3)
    expect(grid.cursor.place()).toEqual({ lineId: 'line-3', columnId: 'unit' })
  })

  it.each([
    ['if there is one', ['spruce', 'pine']],
    ['if it is added', ['spruce']],
  ])('moves from the end of a line to the start of the next, %s', (_, names) => {
    const grid = createGrid(names)
    grid.commands.run({ kind: 'next', by: 1 })
    grid.commands.run({ kind: 'edit', how: 'keep' })
    grid.commands.run({ kind: 'commit', then: 'next' })
    enter(grid)
    expect(grid.cursor.place()).toEqual({ lineId: 'line-2', columnId: 'name' })
  })

  it("selects from the current cell once the anchor's line is removed", () => {
    const { store, cursor, commands } = createGrid(['spruce', 'pine'])
    cursor.moveTo({ lineId: 'line-2', columnId: 'name' })
    commands.run({ kind: 'insert' })
    const added = cursor.place()?.lineId
    commands.run({ kind: 'select', rows: -1, columns: 0 })
    commands.undo()
    expect(store.order()).not.toContain(added)
    commands.run({ kind: 'select', rows: -1, columns: 0 })
    expect(commands.copy()).toBe('spruce\npine')
  })

  it('forgets where the Tabs started once another cell is entered by an arrow or the mouse', () => {
    const grid = createGrid(['spruce', 'pine'])
    grid.commands.run({ kind: 'next', by: 1 })
    grid.commands.run({ kind: 'edit', how: 'keep' })
    grid.commands.run({ kind: 'commit', then: 'right' })
    enter(grid)
    expect(grid.cursor.place()).toEqual({ lineId: 'line-2', columnId: 'double' })
    grid.commands.run({ kind: 'next', by: 1 })
    grid.cursor.moveTo({ lineId: 'line-1', columnId: 'count' })
    enter(grid)
    expect(grid.cursor.place()).toEqual({ lineId: 'line-2', columnId: 'count' })
  })

  it('stays on the last cell if no line may be added', () => {
    const grid = createGrid(['spruce'], { isReadOnly: false, isFixed: true })
    grid.commands.run({ kind: 'next', by: 1 })
    enter(grid)
    expect(grid.cursor.place()).toEqual({ lineId: 'line-1', columnId: 'count' })
    expect(grid.cursor.cellState('line-1', 'count')).toBe('at')
  })

  it('writes a cell while it is typed, and reverts it on Escape', () => {
    const { store, cursor, commands } = createGrid(['spruce'])
    commands.run({ kind: 'edit', how: 'replace' })
    commands.change((line) => ({ ...line, name: 'p' }))
    commands.change((line) => ({ ...line, name: 'pi' }))
    expect(store.line('line-1')?.name).toBe('pi')
    commands.run({ kind: 'cancel' })
    expect(store.line('line-1')?.name).toBe('spruce')
    expect(cursor.cellState('line-1', 'name')).toBe('at')
  })

  it('overwrites its own keystrokes, and keeps what a lookup added to the line meanwhile', () => {
    const { store, commands } = createGrid(['spruce'])
    commands.run({ kind: 'edit', how: 'replace' })
    commands.change((line) => ({ ...line, name: `${line.name}, p` }))
    store.applyToHistory((line) => ({ ...line, unit: 'pack' }))
    commands.change((line) => ({ ...line, name: `${line.name}, pi` }))
    expect(store.line('line-1')).toMatchObject({ name: 'spruce, pi', unit: 'pack' })
  })

  it('does not open a computed cell', () => {
    const { cursor, commands } = createGrid(['spruce'])
    cursor.moveTo({ lineId: 'line-1', columnId: 'double' })
    commands.run({ kind: 'edit', how: 'replace' })
    expect(cursor.cellState('line-1', 'double')).toBe('at')
  })

  it('jumps to the corners', () => {
    const { cursor, commands } = createGrid(['spruce', 'pine'])
    commands.run({ kind: 'edge', rows: 1, columns: 1 })
    expect(cursor.place()).toEqual({ lineId: 'line-2', columnId: 'unit' })
    commands.run({ kind: 'edge', rows: 0, columns: -1 })
    expect(cursor.place()).toEqual({ lineId: 'line-2', columnId: 'name' })
  })

  it('stays in the grid when the current line is removed', () => {
    const { store, cursor, commands } = createGrid(['spruce', 'pine'])
    commands.duplicate('line-1')
    commands.undo()
    expect(store.order()).toContain(cursor.place()?.lineId)
    commands.remove('line-1')
    commands.remove('line-2')
    expect(store.lines()).toMatchObject([{ name: '' }])
    expect(store.order()).toContain(cursor.place()?.lineId)
  })

  it('pastes copied lines by column, with their hidden values', () => {
    const columns = sampleColumns.map((column) =>
      column.kind === 'text'
        ? {
            ...column,
            fill: (line: SampleLine, { name, count }: SampleLine) => ({ ...line, name, count }),
          }
        : column,
    )
    const { store, cursor, commands } = createGrid(['spruce', 'pine', 'larch'], undefined, columns)
    store.write('line-1', (line) => ({ ...line, count: '192' }), 'pack')
    const copied = commands.copyLines()
    if (!copied) throw new Error('Nothing was copied.')
    expect(copied).toMatchObject({ columnIds: ['name'], lines: [{ name: 'spruce' }] })
    cursor.moveTo({ lineId: 'line-2', columnId: 'name' })
    cursor.extendTo({ lineId: 'line-3', columnId: 'name' })
    expect(commands.pasteLines(copied)).toMatchObject({ rows: 0 })
    expect(store.lines().map(({ name, count }) => `${name} ${count}`)).toEqual([
      'spruce 192',
      'spruce 192',
      'spruce 192',
    ])
  })

  it('pastes copied lines into new ones, also from the first column alone', () => {
    const { store, cursor, commands } = createGrid(['spruce'])
    const lines = ['oak', 'ash'].map((name) => ({ id: name, name, count: '7', unit: 'pack' }))
    cursor.moveTo({ lineId: 'line-1', columnId: 'count' })
    expect([
      commands.copyLines(),
      commands.pasteLines({ lines, columnIds: ['name', 'unit'] }),
    ]).toEqual([null, null])
    cursor.moveTo({ lineId: 'line-1', columnId: 'name' })
    commands.pasteLines({ lines, columnIds: ['name', 'unit'] })
    expect(store.lines()).toEqual([
      { id: 'line-1', name: 'oak', count: '1', unit: 'pack' },
      { id: 'line-2', name: 'ash', count: '', unit: 'pack' },
    ])
  })

  it('pastes whole lines from any cell, and lines without their first column where nothing is written', () => {
    const { store, cursor, commands } = createGrid(['spruce', 'pine'])
    cursor.moveTo({ lineId: 'line-1', columnId: 'name' })
    cursor.extendTo({ lineId: 'line-1', columnId: 'unit' })
    const whole = commands.copyLines()
    expect(whole?.extent).toBe('whole')
    cursor.moveTo({ lineId: 'line-1', columnId: 'count' })
    cursor.extendTo({ lineId: 'line-1', columnId: 'unit' })
    const tail = commands.copyLines()
    expect(tail).toMatchObject({ extent: 'tail', lines: [{ name: 'spruce' }] })
    if (!whole || !tail) throw new Error('Nothing was copied.')
    cursor.moveTo({ lineId: 'line-2', columnId: 'count' })
    expect(commands.pasteLines(tail)).toBeNull()
    expect(store.lines()).toMatchObject([{ name: 'spruce' }, { name: 'pine' }])
    expect(commands.pasteLines(whole)).toMatchObject({ rows: 0 })
    expect(store.lines()).toMatchObject([{ name: 'spruce' }, { name: 'spruce' }])
    const [id = ''] = store.insert(2)
    cursor.moveTo({ lineId: id, columnId: 'count' })
    expect(commands.pasteLines(tail)).toMatchObject({ rows: 0 })
    expect(store.line(id)?.name).toBe('spruce')
  })

  it('removes lines but the last one, and adds none, if lines may only be removed', () => {
    const rights = { isReadOnly: false, isFixed: false, canAdd: false }
    const { store, cursor, commands } = createGrid(['spruce', 'pine'], rights)
    commands.add()
    commands.duplicate('line-1')
    commands.run({ kind: 'insert' })
    cursor.moveTo({ lineId: 'line-2', columnId: 'name' })
    commands.run({ kind: 'commit', then: 'down' })
    expect(commands.paste('oak\nash')).toMatchObject({ rows: 1 })
    expect(store.lines()).toMatchObject([{ name: 'spruce' }, { name: 'oak' }])
    commands.remove('line-1')
    commands.remove('line-2')
    expect(store.lines()).toMatchObject([{ name: 'oak' }])
  })

  it('skips copied lines if no line may be added', () => {
    const { store, commands } = createGrid(['spruce'], { isReadOnly: false, isFixed: true })
    const lines = ['oak', 'ash', 'elm'].map((name) => ({
      id: name,
      name,
      count: '7',
      unit: 'pack',
    }))
    expect(commands.pasteLines({ lines, columnIds: ['name'] })).toMatchObject({ rows: 2 })
    expect(store.lines()).toMatchObject([{ name: 'oak' }])
  })

  it('reports the pasted cells that do not fit, without counting blank ones', () => {
    const { commands } = createGrid(['spruce'])
    expect(commands.paste('oak\t2\t4\tpack\t\nash\t3\t6\tTrucks\textra')).toEqual({
      rows: 0,
      columns: 1,
      choices: [{ column: 'Unit', text: 'Trucks' }],
    })
    expect(commands.paste('oak\t2\t\tpacks\nash\t3\t\t')).toEqual({
      rows: 0,
      columns: 0,
      choices: [],
    })
  })

  it('writes no value into a column of another kind, and tells which', () => {
    const priced = sampleColumns.map((column) =>
      column.id === 'count' ? { ...column, valueKind: 'purchase' } : column,
    )
    const { store, cursor, commands } = createGrid(['spruce', 'pine'], undefined, priced)
    expect(commands.paste('oak\t510', undefined, [null, 'sale'])).toMatchObject({
      otherKinds: ['Count'],
    })
    expect(store.lines()).toMatchObject([{ name: 'oak', count: '1' }, { name: 'pine' }])
    cursor.moveTo({ lineId: 'line-1', columnId: 'count' })
    cursor.extendTo({ lineId: 'line-2', columnId: 'count' })
    expect(commands.getCopiedKinds()).toEqual(['purchase'])
    expect(commands.paste('510', undefined, ['sale'])).toMatchObject({ otherKinds: ['Count'] })
    expect(commands.paste('402', undefined, ['purchase'])).not.toHaveProperty('otherKinds')
    expect(store.lines()).toMatchObject([{ count: '402' }, { count: '402' }])
    expect(commands.paste('7', undefined, [null])).toMatchObject({ otherKinds: ['Count'] })
    expect(commands.paste('403')).not.toHaveProperty('otherKinds')
    expect(store.lines()).toMatchObject([{ count: '403' }, { count: '403' }])
  })

  it('writes no value in another currency', () => {
    const priced = sampleColumns.map((column) =>
      column.id === 'count' ? { ...column, valueKind: 'sale', unit: 'EUR' } : column,
    )
    const { cursor, commands } = createGrid(['spruce'], undefined, priced)
    cursor.moveTo({ lineId: 'line-1', columnId: 'count' })
    expect(commands.getCopiedKinds()).toEqual(['sale EUR'])
    expect(commands.paste('5', undefined, ['sale USD'])).toMatchObject({ otherKinds: ['Count'] })
    expect(commands.paste('5', undefined, ['sale EUR'])).not.toHaveProperty('otherKinds')
    expect(commands.paste('5', undefined, ['sale'])).not.toHaveProperty('otherKinds')
  })

  it('copies a cell and pastes it below', () => {
    const { store, cursor, commands } = createGrid(['spruce', 'pine'])
    const text = commands.copy()
    cursor.moveTo({ lineId: 'line-2', columnId: 'name' })
    commands.paste(text ?? '')
    expect(store.line('line-2')?.name).toBe('spruce')
  })

  it('adds a line at the end, or below the current one by its key', () => {
    const { store, commands } = createGrid(['spruce', 'pine'])
    commands.run({ kind: 'insert' })
    expect(store.lines().map((line) => line.name)).toEqual(['spruce', '', 'pine'])
    commands.add()
    expect(store.lines().map((line) => line.name)).toEqual(['spruce', '', 'pine', ''])
  })

  it('changes nothing if it is read-only', () => {
    const { store, commands } = createGrid(['spruce'], { isReadOnly: true, isFixed: true })
    const before = store.lines()
    commands.paste('oak')
    commands.clear()
    commands.add()
    commands.run({ kind: 'down' })
    commands.run({ kind: 'remove' })
    commands.run({ kind: 'edit', how: 'replace' })
    expect(store.lines()).toBe(before)
  })

  it('edits cells but adds and removes no line if the lines are agreed', () => {
    const { store, commands } = createGrid(['spruce', 'pine'], { isReadOnly: false, isFixed: true })
    expect(commands.paste('oak\nash\nbeech\n\nelm')).toEqual({ rows: 2, columns: 0, choices: [] })
    commands.add()
    commands.remove('line-1')
    commands.duplicate('line-1')
    expect(store.lines()).toMatchObject([{ name: 'oak' }, { name: 'ash' }])
  })
})

describe('chosen lines', () => {
  it('are appended after the last line that is not blank, as one undo step', () => {
    const from = createGrid(['spruce', 'pine', ''])
    expect(from.commands.filled()).toEqual(['line-1', 'line-2', 'line-3'])
    const copied = from.commands.copyWhole(['line-2'])
    expect(copied).toMatchObject({ lines: [{ name: 'pine' }], extent: 'whole' })
    const to = createGrid(['oak', ''])
    to.store.write('line-2', (line) => ({ ...line, count: '' }))
    to.commands.append(copied)
    const getNames = () => to.store.lines().map(({ name }) => name)
    expect(getNames()).toEqual(['oak', 'pine'])
    expect(to.cursor.place()?.lineId).toBe(to.store.order()[1])
    to.commands.append(copied)
    expect(getNames()).toEqual(['oak', 'pine', 'pine'])
    to.commands.undo()
    expect(getNames()).toEqual(['oak', 'pine'])
  })

  it('are not appended to lines that are fixed', () => {
    const { commands, store } = createGrid(['oak'], { isReadOnly: false, isFixed: true })
    commands.append(commands.copyWhole(['line-1']))
    expect(store.lines()).toHaveLength(1)
  })
})
