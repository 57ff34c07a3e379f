import type { NumberForm } from '@domain/numbers'
import { isEditable, type EditableColumn, type GridColumn } from './columns'
import {
  getSelectedBlock,
  clearBlock,
  copyBlock,
  copyTable,
  copyBlockLines,
  fillBlock,
  hasNewCells,
  insertCopiedLines,
  toMultiCellBlock,
  type CopiedLines,
} from './block'
import { findNextPlace, stepFrom, type Cursor, type Place, type GridShape } from './cursor'
import type { Commit, Intent } from './keys'
import {
  findSkippedKinds,
  findSkippedPaste,
  getValueKind,
  lockOtherKinds,
  nothingSkipped,
  pasteCells,
  type SkippedPaste,
  type ValueKinds,
} from './paste'
import type { GridLine } from './lines'
import type { NumberQuestion } from './number-questions'
import { parseClipboardText } from './clipboard'
import type { LinesStore } from './store'

/** Actions on a grid, triggered by keys, buttons or the clipboard. */
export interface GridCommands<Line extends GridLine> {
  /** Runs a key's intent. Returns false to leave the key to the browser. */
  run(intent: Intent): boolean
  edit(place: Place, how: 'keep' | 'replace'): void
  /**
   * Changes the cell being edited. All changes of an edit are one undo step, and Escape reverts
   * them.
   */
  change(change: (line: Line) => Line): void
  /** Adds a line at the end. */
  add(): void
  duplicate(lineId: string): void
  remove(lineId: string): void
  undo(): void
  redo(): void
  /**
   * Pastes text from the first selected cell on; a single cell fills the selection. `form` tells
   * how its numbers are written, if known; `kinds` are those of its columns. Returns the skipped
   * cells.
   */
  paste(text: string, form?: NumberForm, kinds?: ValueKinds): SkippedPaste
  /**
   * Writes rows from the current line on, each cell into the column with its id. Returns the
   * skipped rows.
   */
  pasteRows(columnIds: readonly string[], rows: readonly (readonly string[])[]): SkippedPaste
  /**
   * Selected lines; null unless the first column, or the whole row after the leading columns, is
   * selected.
   */
  copyLines(): CopiedLines<Line> | null
  /** The lines with all columns. */
  copyWhole(lineIds: readonly string[]): CopiedLines<Line>
  /** Ids of the lines that are not blank. */
  filled(): readonly string[]
  /** Adds copied lines after the last line that is not blank, and moves to the first of them. */
  append(copied: CopiedLines<Line>): void
  /**
   * Pastes copied lines by column, from the first selected line on: whole lines from any cell,
   * lines without their leading columns only into new lines, others from the first column. Returns
   * the skipped rows; returns null and does nothing otherwise.
   */
  pasteLines(copied: CopiedLines<Line>): SkippedPaste | null
  /**
   * Parses a column's ambiguous numbers again with a known form, and moves to the first of them.
   */
  settle(question: NumberQuestion<Line>, form: NumberForm): void
  /** Text of the selection for a spreadsheet; null without a cursor. */
  copy(): string | null
  /** Text of the selection with a title row and the columns' further texts. */
  copyTable(): string | null
  /** Value kinds of the copied columns. */
  getCopiedKinds(): readonly (string | null)[]
  /** Clears the selected cells. */
  clear(): void
}

export interface GridParts<Line extends GridLine> {
  readonly store: LinesStore<Line>
  readonly cursor: Cursor
  /** Current columns; their labels depend on the language. */
  readonly columns: () => readonly GridColumn<Line>[]
  /** Columns that are not shown; pasted lines fill them too. */
  readonly hiddenColumns?: () => readonly GridColumn<Line>[]
  readonly isReadOnly: () => boolean
  /** True if cells are editable but lines cannot be added or removed. */
  readonly isFixed: () => boolean
  /** False if lines can be removed, except the last one, but not added. True if omitted. */
  readonly canAdd?: () => boolean
  /** Number format of the user's locale. */
  readonly form: () => NumberForm
}

const steps = { up: [-1, 0], left: [0, -1], right: [0, 1] } as const

export function createCommands<Line extends GridLine>(parts: GridParts<Line>): GridCommands<Line> {
  const { store, cursor } = parts
  let edits = 0
  let editedLineId = ''

  const canRemove = () => !parts.isReadOnly() && !parts.isFixed()
  const canAdd = () => canRemove() && (parts.canAdd?.() ?? true)
  const getSession = () => `edit-${edits}`
  const getShape = (): GridShape => ({
    lines: store.order(),
    columns: parts.columns().map((column) => column.id),
  })
  const findEditableColumn = (place: Place): EditableColumn<Line> | null => {
    const column = parts.columns().find((each) => each.id === place.columnId)
    return column && isEditable(column) && !parts.isReadOnly() ? column : null
  }
  const getFirstColumn = () => parts.columns()[0]?.id ?? ''
  const enter = (lineId: string | undefined | null, columnId = getFirstColumn()) => {
    if (lineId) cursor.moveTo({ lineId, columnId })
  }

  function edit(place: Place, how: 'keep' | 'replace') {
    const column = findEditableColumn(place)
    if (!column) return cursor.moveTo(place)
    edits += 1
    editedLineId = place.lineId
    // A select handles the typed key itself; other cells are cleared first.
    if (how === 'replace' && column.kind !== 'choice') change((line) => column.write(line, ''))
    cursor.edit(place, how)
  }

  const change = (write: (line: Line) => Line) => store.write(editedLineId, write, getSession())

  const block = () => getSelectedBlock(cursor, getShape())
  const getMultiCellBlock = () => toMultiCellBlock(block())

  function clear() {
    const cleared = block()
    if (cleared && !parts.isReadOnly())
      store.replace(clearBlock(store.lines(), parts.columns(), cleared))
  }

  function tab(place: Place, step: 1 | -1): boolean {
    const next = findNextPlace(place, getShape(), step)
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
        cursor.moveTo(stepFrom(place, getShape(), rows, columns))
        return true
      }
    }
  }

  /**
   * Moves to the line below. After the last line it adds one, or closes the cell if lines are
   * fixed.
   */
  function goDown(place: Place, columnId: string) {
    const at = store.order().indexOf(place.lineId) + 1
    const below = store.order()[at]
    if (below) enter(below, columnId)
    else if (canAdd()) insert(at, columnId)
    else cursor.close()
  }

  const findEdge = (place: Place, { rows, columns }: { rows: number; columns: number }) =>
    stepFrom(place, getShape(), rows * Infinity || 0, columns * Infinity || 0)

  /** Extends the selection; if the anchor's line is removed, it starts at the current cell. */
  function extend(place: Place, to: Place) {
    const anchor = cursor.anchor()
    if (anchor && !store.line(anchor.lineId)) cursor.moveTo(place, 'quietly')
    cursor.extendTo(to)
  }

  function insert(at: number, columnId?: string) {
    if (canAdd()) enter(store.insert(at)[0], columnId)
  }

  function add() {
    insert(store.order().length)
  }

  /** Removes consecutive lines. */
  function remove(lineIds: readonly string[]) {
    if (!canRemove() || (!canAdd() && lineIds.length === store.order().length)) return
    const at = store.order().indexOf(lineIds[0] ?? '')
    const neighbor = store.order()[at + lineIds.length] ?? store.order()[at - 1] ?? null
    const columnId = cursor.place()?.columnId
    store.remove(lineIds)
    if (neighbor) enter(neighbor, columnId)
    else enter(store.insert(0)[0])
  }

  function runUndoRedo(direction: 'undo' | 'redo') {
    const place = cursor.place()
    const at = place ? store.order().indexOf(place.lineId) : -1
    if (parts.isReadOnly()) return
    store[direction]()
    if (place && !store.line(place.lineId))
      enter(store.order()[Math.min(at, store.order().length - 1)], place.columnId)
  }

  function paste(text: string, form?: NumberForm, kinds: ValueKinds = []): SkippedPaste {
    const place = cursor.place()
    const target = block()
    if (!place || !target || parts.isReadOnly()) return nothingSkipped
    const { lines, columns } = getShape()
    const corner = {
      row: lines.indexOf(target.lineIds[0] ?? ''),
      column: columns.indexOf(target.columnIds[0] ?? ''),
    }
    const room = canAdd() ? Infinity : lines.length - corner.row
    const written = parseClipboardText(text)
    const [[single, ...others] = [], ...rows] = written
    const isSingle = single !== undefined && others.length === 0 && rows.length === 0
    const cells = isSingle ? target.lineIds.map(() => target.columnIds.map(() => single)) : written
    const fittingCells = cells.slice(0, room)
    const cellKinds = isSingle ? target.columnIds.map(() => kinds[0]) : kinds
    const open = lockOtherKinds(parts.columns(), corner.column, cellKinds)
    store.replace(pasteCells(store.lines(), open, corner, fittingCells, store.newLine, form))
    if (!getMultiCellBlock()) cursor.moveTo(place)
    const targetColumns = parts.columns().slice(corner.column)
    return {
      ...findSkippedPaste(open.slice(corner.column), cells, room),
      ...findSkippedKinds(targetColumns, cellKinds),
    }
  }

  function pasteRows(columnIds: readonly string[], rows: readonly (readonly string[])[]) {
    const [first] = block()?.lineIds ?? []
    if (first === undefined || parts.isReadOnly()) return nothingSkipped
    const row = store.order().indexOf(first)
    const room = canAdd() ? Infinity : store.order().length - row
    const columns = columnIds.flatMap(
      (id) => parts.columns().find((column) => column.id === id) ?? [],
    )
    store.replace(
      pasteCells(store.lines(), columns, { row, column: 0 }, rows.slice(0, room), store.newLine),
    )
    return { ...nothingSkipped, rows: Math.max(0, rows.length - room) }
  }

  function settle({ column, lineIds }: NumberQuestion<Line>, form: NumberForm) {
    store.replace(
      store
        .lines()
        .map((line) =>
          lineIds.includes(line.id) ? column.write(line, column.edit(line), form) : line,
        ),
    )
    enter(lineIds[0], column.id)
  }

  function copy() {
    const from = block()
    if (!from) return null
    return copyBlock(store.lines(), parts.columns(), from)
  }

  function copyTitledBlock() {
    const from = block()
    return from && copyTable(store.lines(), parts.columns(), from)
  }

  function copyLines(): CopiedLines<Line> | null {
    const from = block()
    return from && copyBlockLines(store.lines(), parts.columns(), from)
  }

  const getAllColumns = () => [...parts.columns(), ...(parts.hiddenColumns?.() ?? [])]

  const copyWhole = (lineIds: readonly string[]): CopiedLines<Line> => ({
    lines: store.lines().filter(({ id }) => lineIds.includes(id)),
    columnIds: getAllColumns().map(({ id }) => id),
    extent: 'whole',
  })

  const filled = () =>
    store
      .lines()
      .filter((line) => !areEmptyLines([line]))
      .map(({ id }) => id)

  function append(copied: CopiedLines<Line>) {
    if (!canAdd() || copied.lines.length === 0) return
    const lines = store.lines()
    const at = lines.findLastIndex((line) => !areEmptyLines([line])) + 1
    store.replace(
      insertCopiedLines(lines, getAllColumns(), at, copied, store.newLine, parts.form()),
    )
    enter(store.order()[at])
  }

  function getCopiedKinds(): readonly (string | null)[] {
    const from = block()
    return parts
      .columns()
      .filter(({ id }) => from?.columnIds.includes(id))
      .map(getValueKind)
  }

  function areEmptyLines(lines: readonly Line[]): boolean {
    const newLine = store.newLine()
    return lines.every((line) => hasNewCells(line, parts.columns(), newLine))
  }

  function pasteLines(copied: CopiedLines<Line>): SkippedPaste | null {
    const place = cursor.place()
    const target = block()
    if (!place || !target || parts.isReadOnly()) return null
    const at = store.order().indexOf(target.lineIds[0] ?? '')
    const [first, ...others] = copied.lines
    // A single line is pasted into every selected line.
    const lines = first && others.length === 0 ? target.lineIds.map(() => first) : copied.lines
    const canInsert =
      copied.extent === 'whole' ||
      (copied.extent === 'tail'
        ? areEmptyLines(store.lines().slice(at, at + lines.length))
        : target.columnIds.includes(getFirstColumn()))
    if (!canInsert) return null
    const room = canAdd() ? Infinity : store.order().length - at
    store.replace(
      insertCopiedLines(
        store.lines(),
        getAllColumns(),
        at,
        { ...copied, lines: lines.slice(0, room) },
        store.newLine,
        parts.form(),
      ),
    )
    if (!getMultiCellBlock()) cursor.moveTo(place)
    return { ...nothingSkipped, rows: Math.max(0, lines.length - room) }
  }

  /** Fills the selection with its first line; a single line is duplicated. */
  function fillDownOrDuplicate(place: Place) {
    const filled = getMultiCellBlock()
    if (!filled || filled.lineIds.length === 1) duplicate(place.lineId, place.columnId)
    else if (!parts.isReadOnly())
      store.replace(fillBlock(store.lines(), parts.columns(), filled, parts.form()))
  }

  function run(intent: Intent): boolean {
    const place = cursor.place()
    if (!place) return false
    switch (intent.kind) {
      case 'move':
        cursor.moveTo(stepFrom(place, getShape(), intent.rows, intent.columns))
        return true
      case 'edge':
        cursor.moveTo(findEdge(place, intent))
        return true
      case 'select':
        extend(place, stepFrom(place, getShape(), intent.rows, intent.columns))
        return true
      case 'select_edge':
        extend(place, findEdge(place, intent))
        return true
      case 'select_all':
        cursor.moveTo(findEdge(place, { rows: -1, columns: -1 }), 'quietly')
        cursor.extendTo(findEdge(place, { rows: 1, columns: 1 }))
        return true
      case 'next':
        return tab(place, intent.by)
      case 'edit': {
        edit(place, intent.how)
        // Unhandled, so that the browser types the key into the opened field.
        return intent.how === 'keep' || !findEditableColumn(place)
      }
      case 'commit':
        return commit(place, intent.then)
      case 'cancel':
        store.forget(getSession())
        cursor.close()
        return true
      case 'clear':
        clear()
        return true
      case 'undo':
      case 'redo':
        runUndoRedo(intent.kind)
        return true
      case 'insert':
        insert(store.order().indexOf(place.lineId) + 1)
        return true
      case 'down':
        fillDownOrDuplicate(place)
        return true
      case 'remove':
        remove(block()?.lineIds ?? [place.lineId])
        return true
      case 'leave': {
        const isSelected = getMultiCellBlock() !== null
        if (isSelected) cursor.moveTo(place)
        return isSelected
      }
    }
  }

  function duplicate(lineId: string, columnId?: string) {
    if (canAdd()) enter(store.duplicate(lineId), columnId)
  }

  return {
    run,
    edit,
    change,
    add,
    duplicate: (lineId) => duplicate(lineId),
    remove: (lineId) => remove([lineId]),
    undo: () => runUndoRedo('undo'),
    redo: () => runUndoRedo('redo'),
    paste,
    pasteRows,
    copyLines,
    copyWhole,
    filled,
    append,
    pasteLines,
    settle,
    copy,
    copyTable: copyTitledBlock,
    getCopiedKinds,
    clear,
  }
}
