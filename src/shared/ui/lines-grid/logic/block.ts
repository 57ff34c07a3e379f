import type { NumberForm } from '@domain/numbers'
import { toPlainText } from '@/shared/i18n'
import { isEditable, type EditableColumn, type GridColumn } from './columns'
import type { Cursor, Place, GridShape } from './cursor'
import type { GridLine } from './lines'
import { formatClipboardText } from './clipboard'

/** Rectangle of cells: ids of its lines and columns, in order. */
export interface Block {
  readonly lineIds: readonly string[]
  readonly columnIds: readonly string[]
}

/** Block from the anchor to the current cell, or that cell alone; null without a cursor. */
export function getSelectedBlock(cursor: Cursor, { lines, columns }: GridShape): Block | null {
  const to = cursor.place()
  if (!to) return null
  const anchor = cursor.anchor()
  // If the anchor's line is removed, for example by undo, only the current cell is left.
  const from = anchor && lines.includes(anchor.lineId) ? anchor : to
  const block = {
    lineIds: sliceBetween(lines, from.lineId, to.lineId),
    columnIds: sliceBetween(columns, from.columnId, to.columnId),
  }
  return block.lineIds.length > 0 && block.columnIds.length > 0 ? block : null
}

/** Returns the block if it has several cells, else null. */
export const toMultiCellBlock = (block: Block | null): Block | null =>
  block && block.lineIds.length * block.columnIds.length > 1 ? block : null

/**
 * Returns a getter of the selected block of several cells; its result is stable until it changes.
 */
export function createSelection(
  cursor: Cursor,
  order: () => readonly string[],
  columns: readonly string[],
): () => Block | null {
  let cached: {
    from: Place | null
    to: Place | null
    lines: readonly string[]
    block: Block | null
  } | null = null
  return () => {
    const now = { from: cursor.anchor(), to: cursor.place(), lines: order() }
    if (cached?.from === now.from && cached.to === now.to && cached.lines === now.lines)
      return cached.block
    cached = {
      ...now,
      block: now.from && toMultiCellBlock(getSelectedBlock(cursor, { lines: now.lines, columns })),
    }
    return cached.block
  }
}

/** Returns the slice between two entries, inclusive, in either order; empty if one is missing. */
function sliceBetween(all: readonly string[], one: string, other: string): readonly string[] {
  const [first = -1, last = -1] = [all.indexOf(one), all.indexOf(other)].toSorted((a, b) => a - b)
  return first < 0 ? [] : all.slice(first, last + 1)
}

/** Text of a block for a spreadsheet: numbers without grouping. */
export function copyBlock<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  block: Block,
): string {
  const copied = columns.filter(({ id }) => block.columnIds.includes(id))
  const rows = lines.filter(({ id }) => block.lineIds.includes(id))
  return formatClipboardText(rows.map((line) => copied.map((column) => toCellText(column, line))))
}

/** Text of a block for a spreadsheet, with a row of titles and the further columns. */
export function copyTable<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  block: Block,
): string {
  const copied = columns.filter(({ id }) => block.columnIds.includes(id))
  const rows = lines.filter(({ id }) => block.lineIds.includes(id))
  const titles = copied.flatMap(({ label, unit, copyTitle = label, copyBeside }) => [
    unit === undefined ? copyTitle : `${copyTitle} ${unit}`,
    ...(copyBeside ? [copyBeside.title] : []),
  ])
  const toTexts = (line: Line) =>
    copied.flatMap((column) => [
      toCellText(column, line),
      ...(column.copyBeside ? [column.copyBeside.read(line)] : []),
    ])
  return formatClipboardText([titles, ...rows.map(toTexts)])
}

function toCellText<Line extends GridLine>(column: GridColumn<Line>, line: Line): string {
  if (column.kind === 'number' || column.kind === 'text') return column.edit(line)
  return toPlainText(
    column.kind === 'computed' ? (column.copy ?? column.show)(line) : column.show(line),
  )
}

/** Clears the editable cells of a block. */
export function clearBlock<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  block: Block,
): readonly Line[] {
  const editableColumns = columns
    .filter(({ id }) => block.columnIds.includes(id))
    .filter(isEditable)
  return lines.map((line) =>
    block.lineIds.includes(line.id)
      ? editableColumns.reduce((each, column) => column.write(each, ''), line)
      : line,
  )
}

/**
 * Copies a block's first line into its other lines, in editable columns.
 * @param form how the columns' own texts write numbers
 */
export function fillBlock<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  block: Block,
  form: NumberForm,
): readonly Line[] {
  const editableColumns = columns
    .filter(({ id }) => block.columnIds.includes(id))
    .filter(isEditable)
  const first = lines.find(({ id }) => id === block.lineIds[0])
  if (!first) return lines
  return lines.map((line) =>
    line !== first && block.lineIds.includes(line.id)
      ? fillLine(line, first, editableColumns, form)
      : line,
  )
}

/** Copied lines and the ids of the copied columns. */
export interface CopiedLines<Line extends GridLine> {
  readonly lines: readonly Line[]
  readonly columnIds: readonly string[]
  /**
   * `whole`: all columns were selected. `tail`: all but the leading ones, which are copied
   * too. Undefined: the first column and others were selected.
   */
  readonly extent?: 'whole' | 'tail'
}

/**
 * Returns the lines of a block as a whole; null if it contains neither the first column nor all
 * trailing ones.
 */
export function copyBlockLines<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  block: Block,
): CopiedLines<Line> | null {
  const isSelected = ({ id }: GridColumn<Line>) => block.columnIds.includes(id)
  const written = columns.filter(({ kind }) => kind !== 'computed')
  const omitted = written.filter((column) => !isSelected(column))
  const [first] = columns
  const last = written.at(-1)
  const copied = { lines: lines.filter(({ id }) => block.lineIds.includes(id)) }
  if (omitted.length === 0)
    return { ...copied, columnIds: block.columnIds, extent: 'whole' as const }
  if (first && isSelected(first)) return { ...copied, columnIds: block.columnIds }
  const isTail =
    last !== undefined &&
    isSelected(last) &&
    omitted.length * 2 < written.length &&
    omitted.every(({ valueKind }) => valueKind === undefined)
  return isTail ? { ...copied, columnIds: columns.map(({ id }) => id), extent: 'tail' } : null
}

/** True if a line has the cells of a new one. */
export const hasNewCells = <Line extends GridLine>(
  line: Line,
  columns: readonly GridColumn<Line>[],
  newLine: Line,
): boolean =>
  columns.every(
    (column) => column.kind === 'computed' || column.edit(line) === column.edit(newLine),
  )

/**
 * Writes copied lines from index `at` on, in editable columns; adds lines as needed.
 * @param form how the columns' own texts write numbers
 */
export function insertCopiedLines<Line extends GridLine>(
  lines: readonly Line[],
  {
    columns,
    at,
    copied,
    newLine,
    form,
  }: {
    readonly columns: readonly GridColumn<Line>[]
    readonly at: number
    readonly copied: CopiedLines<Line>
    readonly newLine: () => Line
    readonly form: NumberForm
  },
): readonly Line[] {
  const editableColumns = columns
    .filter(({ id }) => copied.columnIds.includes(id))
    .filter(isEditable)
  const next = [...lines]
  copied.lines.forEach((from, offset) => {
    next[at + offset] = fillLine(next[at + offset] ?? newLine(), from, editableColumns, form)
  })
  return next
}

/** Copies columns from one line to another. */
function fillLine<Line extends GridLine>(
  line: Line,
  from: Line,
  editableColumns: readonly EditableColumn<Line>[],
  form: NumberForm,
): Line {
  const writtenColumns = editableColumns.map(({ id }) => id)
  return editableColumns.reduce(
    (each, column) =>
      column.fill?.(each, from) ?? column.write(each, column.edit(from), form, writtenColumns),
    line,
  )
}
