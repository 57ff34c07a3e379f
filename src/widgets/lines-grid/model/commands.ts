import { isEditable, type EditableColumn, type GridColumn } from './columns'
import { nextFrom, stepFrom, type Cursor, type Place, type Shape } from './cursor'
import type { Commit, Intent } from './keys'
import type { GridLine } from './lines'
import { pasteCells } from './paste'
import { formatSheet, parseSheet } from './sheet'
import type { LinesStore } from './store'

/** What a person can do in a grid, whatever asked for it: a key, a button, the clipboard. */
export interface GridCommands<Line extends GridLine> {
  /** Does what was meant. False leaves the key to the browser. */
  run(intent: Intent): boolean
  edit(place: Place, how: 'keep' | 'replace'): void
  /** Changes the cell under edit; all changes of one edit are one step to undo, and Escape takes them back. */
  change(change: (line: Line) => Line): void
  /** A new line after the last one. */
  add(): void
  duplicate(lineId: string): void
  remove(lineId: string): void
  undo(): void
  redo(): void
  /** Puts clipboard text down at the cell that is entered. */
  paste(text: string): void
  /** The text of the entered cell, as a sheet takes it. */
  copy(): string | null
  clear(): void
}

export interface GridParts<Line extends GridLine> {
  readonly store: LinesStore<Line>
  readonly cursor: Cursor
  /** As they are now: labels follow the language. */
  readonly columns: () => readonly GridColumn<Line>[]
  readonly isReadOnly: () => boolean
  /** Cells may be written, but no line may come or go. */
  readonly isFixed: () => boolean
}

const steps = { up: [-1, 0], left: [0, -1], right: [0, 1] } as const

export function createCommands<Line extends GridLine>(parts: GridParts<Line>): GridCommands<Line> {
  const { store, cursor } = parts
  let edits = 0
  let edited = ''

  const mayReshape = () => !parts.isReadOnly() && !parts.isFixed()
  const session = () => `edit-${edits}`
  const shape = (): Shape => ({ lines: store.order(), columns: parts.columns().map((column) => column.id) })
  const editableAt = (place: Place): EditableColumn<Line> | null => {
    const column = parts.columns().find((each) => each.id === place.columnId)
    return column && isEditable(column) && !parts.isReadOnly() ? column : null
  }
  const firstColumn = () => parts.columns()[0]?.id ?? ''
  const enter = (lineId: string | undefined | null, columnId = firstColumn()) => {
    if (lineId) cursor.moveTo({ lineId, columnId })
  }

  function edit(place: Place, how: 'keep' | 'replace') {
    const column = editableAt(place)
    if (!column) return cursor.moveTo(place)
    edits += 1
    edited = place.lineId
    // What a choice or a search is typed over with is its own to handle.
    if (how === 'replace' && column.kind !== 'choice') change((line) => column.write(line, ''))
    cursor.edit(place, how)
  }

  const change = (write: (line: Line) => Line) => store.write(edited, write, session())

  function clear() {
    const place = cursor.place()
    const column = place && editableAt(place)
    if (place && column) store.write(place.lineId, (line) => column.write(line, ''))
  }

  function tab(place: Place, by: 1 | -1): boolean {
    const next = nextFrom(place, shape(), by)
    if (next) cursor.tabTo(next)
    return next !== null
  }

  function commit(place: Place, then: Commit): boolean {
    switch (then) {
      case 'next':
      case 'previous': {
        const isDone = tab(place, then === 'next' ? 1 : -1)
        if (!isDone) cursor.close()
        return isDone
      }
      case 'return':
        goDown(place, cursor.returnColumn() ?? place.columnId)
        return true
      case 'down':
        goDown(place, place.columnId)
        return true
      case 'up':
      case 'left':
      case 'right': {
        const [rows, columns] = steps[then]
        cursor.moveTo(stepFrom(place, shape(), rows, columns))
        return true
      }
    }
  }

  /** To the line below, which comes into being below the last one; where none may, the cell is only closed. */
  function goDown(place: Place, columnId: string) {
    const at = store.order().indexOf(place.lineId) + 1
    const below = store.order()[at]
    if (below) enter(below, columnId)
    else if (mayReshape()) insert(at, columnId)
    else cursor.close()
  }

  function insert(at: number, columnId?: string) {
    if (mayReshape()) enter(store.insert(at)[0], columnId)
  }

  function add() {
    insert(store.order().length)
  }

  function remove(lineId: string) {
    if (!mayReshape()) return
    const at = store.order().indexOf(lineId)
    const neighbour = store.order()[at + 1] ?? store.order()[at - 1] ?? null
    const columnId = cursor.place()?.columnId
    store.remove([lineId])
    if (neighbour) enter(neighbour, columnId)
    else enter(store.insert(0)[0])
  }

  function travel(way: 'undo' | 'redo') {
    const place = cursor.place()
    const at = place ? store.order().indexOf(place.lineId) : -1
    if (parts.isReadOnly()) return
    store[way]()
    if (place && !store.line(place.lineId)) enter(store.order()[Math.min(at, store.order().length - 1)], place.columnId)
  }

  function paste(text: string) {
    const place = cursor.place()
    if (!place || parts.isReadOnly()) return
    const { lines, columns } = shape()
    const corner = { row: lines.indexOf(place.lineId), column: columns.indexOf(place.columnId) }
    const room = lines.length - corner.row
    const cells = parts.isFixed() ? parseSheet(text).slice(0, room) : parseSheet(text)
    store.replace(pasteCells(store.lines(), parts.columns(), corner, cells, store.newLine))
    cursor.moveTo(place)
  }

  function copy(): string | null {
    const place = cursor.place()
    const column = parts.columns().find((each) => each.id === place?.columnId)
    const line = place && store.line(place.lineId)
    if (!line || !column) return null
    return formatSheet([[column.kind === 'number' || column.kind === 'text' ? column.edit(line) : column.show(line)]])
  }

  function run(intent: Intent): boolean {
    const place = cursor.place()
    if (!place) return false
    switch (intent.kind) {
      case 'move':
        cursor.moveTo(stepFrom(place, shape(), intent.rows, intent.columns))
        return true
      case 'edge':
        cursor.moveTo(stepFrom(place, shape(), intent.rows * Infinity || 0, intent.columns * Infinity || 0))
        return true
      case 'next':
        return tab(place, intent.by)
      case 'edit': {
        edit(place, intent.how)
        // The key itself goes on into the field that has just opened.
        return intent.how === 'keep' || !editableAt(place)
      }
      case 'commit':
        return commit(place, intent.then)
      case 'cancel':
        store.forget(session())
        cursor.close()
        return true
      case 'clear':
        clear()
        return true
      case 'undo':
      case 'redo':
        travel(intent.kind)
        return true
      case 'insert':
        insert(store.order().indexOf(place.lineId) + 1)
        return true
      case 'duplicate':
        duplicate(place.lineId, place.columnId)
        return true
      case 'remove':
        remove(place.lineId)
        return true
      case 'leave':
        return false
    }
  }

  function duplicate(lineId: string, columnId?: string) {
    if (mayReshape()) enter(store.duplicate(lineId), columnId)
  }

  return {
    run,
    edit,
    change,
    add,
    duplicate: (lineId) => duplicate(lineId),
    remove,
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    paste,
    copy,
    clear,
  }
}
