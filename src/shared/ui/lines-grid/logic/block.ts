import type { NumberForm } from '@domain/numbers'
import { isEditable, type EditableColumn, type GridColumn } from './columns'
import type { Cursor, Place, GridShape } from './cursor'
import type { GridLine } from './lines'
import { formatClipboardText } from './clipboard-text'

/** Cells that go together: a rectangle, named by its lines and columns in their order. */
export interface Block {
  readonly lineIds: readonly string[]
  readonly columnIds: readonly string[]
}

/** All from the cell where a selection began to the one that is entered, or that one alone; null where there is none. */
export function getSelectedBlock(cursor: Cursor, { lines, columns }: GridShape): Block | null {
  const to = cursor.place()
  if (!to) return null
  const anchor = cursor.anchor()
  // Where the line that a selection began in is gone, as by undo, only the entered cell is left of it.
  const from = anchor && lines.includes(anchor.lineId) ? anchor : to
  const block = {
    lineIds: sliceBetween(lines, from.lineId, to.lineId),
    columnIds: sliceBetween(columns, from.columnId, to.columnId),
  }
  return block.lineIds.length > 0 && block.columnIds.length > 0 ? block : null
}

/** A block of more than the one cell that is entered anyway; null for that one. */
export const toMultiCellBlock = (block: Block | null): Block | null =>
  block && block.lineIds.length * block.columnIds.length > 1 ? block : null

/** Tells what is selected, where that is several cells: the same object until something else is. */
export function createSelection(
  cursor: Cursor,
  order: () => readonly string[],
  columns: readonly string[],
): () => Block | null {
  let known: {
    from: Place | null
    to: Place | null
    lines: readonly string[]
    block: Block | null
  } | null = null
  return () => {
    const now = { from: cursor.anchor(), to: cursor.place(), lines: order() }
    if (known?.from === now.from && known.to === now.to && known.lines === now.lines)
      return known.block
    known = {
      ...now,
      block: now.from && toMultiCellBlock(getSelectedBlock(cursor, { lines: now.lines, columns })),
    }
    return known.block
  }
}

/** What lies from one to the other in the order of the list; nothing where one of them is gone. */
function sliceBetween(all: readonly string[], one: string, other: string): readonly string[] {
  const [first = -1, last = -1] = [all.indexOf(one), all.indexOf(other)].toSorted((a, b) => a - b)
  return first < 0 ? [] : all.slice(first, last + 1)
}

/** A block's text, as a sheet takes it: figures without grouping. */
export function copyBlock<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  block: Block,
): string {
  const copied = columns.filter(({ id }) => block.columnIds.includes(id))
  const rows = lines.filter(({ id }) => block.lineIds.includes(id))
  return formatClipboardText(rows.map((line) => copied.map((column) => toCellText(column, line))))
}

function toCellText<Line extends GridLine>(column: GridColumn<Line>, line: Line): string {
  if (column.kind === 'number' || column.kind === 'text') return column.edit(line)
  return column.kind === 'computed' ? (column.copy ?? column.show)(line) : column.show(line)
}

/** The lines with a block's cells emptied, where they may be written. */
export function clearBlock<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  block: Block,
): readonly Line[] {
  const open = columns.filter(({ id }) => block.columnIds.includes(id)).filter(isEditable)
  return lines.map((line) =>
    block.lineIds.includes(line.id)
      ? open.reduce((each, column) => column.write(each, ''), line)
      : line,
  )
}

/**
 * The lines with a block's first line put into its others, where they may be written.
 * @param form how the columns' own texts write numbers
 */
export function fillBlock<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  block: Block,
  form: NumberForm,
): readonly Line[] {
  const open = columns.filter(({ id }) => block.columnIds.includes(id)).filter(isEditable)
  const first = lines.find(({ id }) => id === block.lineIds[0])
  if (!first) return lines
  return lines.map((line) =>
    line !== first && block.lineIds.includes(line.id) ? fillLine(line, first, open, form) : line,
  )
}

/** Lines and which of their columns are meant, by id. */
export interface CopiedLines<Line extends GridLine> {
  readonly lines: readonly Line[]
  readonly columnIds: readonly string[]
}

/**
 * The lines after copied ones were put in from `at` on, column by column, where they may be written.
 * @param form how the columns' own texts write numbers
 */
export function insertCopiedLines<Line extends GridLine>(
  lines: readonly Line[],
  columns: readonly GridColumn<Line>[],
  at: number,
  copied: CopiedLines<Line>,
  newLine: () => Line,
  form: NumberForm,
): readonly Line[] {
  const open = columns.filter(({ id }) => copied.columnIds.includes(id)).filter(isEditable)
  const next = [...lines]
  copied.lines.forEach((from, down) => {
    next[at + down] = fillLine(next[at + down] ?? newLine(), from, open, form)
  })
  return next
}

/** The line with columns of another one. */
function fillLine<Line extends GridLine>(
  line: Line,
  from: Line,
  open: readonly EditableColumn<Line>[],
  form: NumberForm,
): Line {
  const together = open.map(({ id }) => id)
  return open.reduce(
    (each, column) =>
      column.fill?.(each, from) ?? column.write(each, column.edit(from), form, together),
    line,
  )
}
