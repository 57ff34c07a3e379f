import type { NumberForm } from '@domain/numbers'
import {
  copyBlock,
  copyBlockLines,
  copyTable,
  insertCopiedLines,
  type Block,
  type CopiedLines,
} from './block'
import { parseClipboardText } from './clipboard'
import type { GridCommands } from './commands'
import type { GridParts, GridState } from './grid-parts'
import type { GridLine } from './lines'
import {
  findSkippedKinds,
  findSkippedPaste,
  getValueKind,
  lockOtherKinds,
  NOTHING_SKIPPED,
  pasteCells,
  type SkippedPaste,
  type ValueKinds,
} from './paste'

/** Copies the selection, and pastes cells and lines. */
type ClipboardCommands<Line extends GridLine> = Pick<
  GridCommands<Line>,
  | 'copy'
  | 'copyTable'
  | 'copyLines'
  | 'copyWhole'
  | 'getCopiedKinds'
  | 'paste'
  | 'pasteRows'
  | 'pasteLines'
  | 'append'
>

export function createClipboardCommands<Line extends GridLine>(
  parts: GridParts<Line>,
  {
    canAddLines,
    getShape,
    getFirstColumn,
    getBlock,
    getMultiCellBlock,
    areEmptyLines,
    enter,
  }: GridState<Line>,
): ClipboardCommands<Line> {
  const { store, cursor } = parts
  const getAllColumns = () => [...parts.columns(), ...(parts.hiddenColumns?.() ?? [])]

  /** Returns the number of lines that fit from an index on. */
  const getRoom = (at: number) => (canAddLines() ? Infinity : store.order().length - at)

  function copySelected<Copied>(
    copyFrom: (
      lines: readonly Line[],
      columns: ReturnType<typeof parts.columns>,
      from: Block,
    ) => Copied,
  ): Copied | null {
    const from = getBlock()
    return from && copyFrom(store.lines(), parts.columns(), from)
  }

  function paste(text: string, form?: NumberForm, kinds: ValueKinds = []): SkippedPaste {
    const place = cursor.place()
    const target = getBlock()
    if (!place || !target || parts.isReadOnly()) return NOTHING_SKIPPED
    const { lines, columns } = getShape()
    const corner = {
      row: lines.indexOf(target.lineIds[0] ?? ''),
      column: columns.indexOf(target.columnIds[0] ?? ''),
    }
    const room = getRoom(corner.row)
    const written = parseClipboardText(text)
    const [[single, ...others] = [], ...rows] = written
    const isSingle = single !== undefined && others.length === 0 && rows.length === 0
    const cells = isSingle ? target.lineIds.map(() => target.columnIds.map(() => single)) : written
    const fittingCells = cells.slice(0, room)
    const cellKinds = isSingle ? target.columnIds.map(() => kinds[0]) : kinds
    const open = lockOtherKinds(parts.columns(), corner.column, cellKinds)
    store.replace(
      pasteCells(store.lines(), {
        columns: open,
        corner,
        cells: fittingCells,
        newLine: store.newLine,
        form,
      }),
    )
    if (!getMultiCellBlock()) cursor.moveTo(place)
    const targetColumns = parts.columns().slice(corner.column)
    return {
      ...findSkippedPaste(open.slice(corner.column), cells, room),
      ...findSkippedKinds(targetColumns, cellKinds),
    }
  }

  function pasteRows(
    columnIds: readonly string[],
    rows: readonly (readonly string[])[],
  ): SkippedPaste {
    const [first] = getBlock()?.lineIds ?? []
    if (first === undefined || parts.isReadOnly()) return NOTHING_SKIPPED
    const row = store.order().indexOf(first)
    const room = getRoom(row)
    const columns = columnIds.flatMap(
      (id) => parts.columns().find((column) => column.id === id) ?? [],
    )
    store.replace(
      pasteCells(store.lines(), {
        columns,
        corner: { row, column: 0 },
        cells: rows.slice(0, room),
        newLine: store.newLine,
      }),
    )
    return { ...NOTHING_SKIPPED, rows: Math.max(0, rows.length - room) }
  }

  function insertLines(at: number, copied: CopiedLines<Line>) {
    store.replace(
      insertCopiedLines(store.lines(), {
        columns: getAllColumns(),
        at,
        copied,
        newLine: store.newLine,
        form: parts.form(),
      }),
    )
  }

  function pasteLines(copied: CopiedLines<Line>): SkippedPaste | null {
    const place = cursor.place()
    const target = getBlock()
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
    const room = getRoom(at)
    insertLines(at, { ...copied, lines: lines.slice(0, room) })
    if (!getMultiCellBlock()) cursor.moveTo(place)
    return { ...NOTHING_SKIPPED, rows: Math.max(0, lines.length - room) }
  }

  function append(copied: CopiedLines<Line>) {
    if (!canAddLines() || copied.lines.length === 0) return
    const at = store.lines().findLastIndex((line) => !areEmptyLines([line])) + 1
    insertLines(at, copied)
    enter(store.order()[at])
  }

  return {
    copy: () => copySelected(copyBlock),
    copyTable: () => copySelected(copyTable),
    copyLines: () => copySelected(copyBlockLines),
    copyWhole: (lineIds) => ({
      lines: store.lines().filter(({ id }) => lineIds.includes(id)),
      columnIds: getAllColumns().map(({ id }) => id),
      extent: 'whole',
    }),
    getCopiedKinds() {
      const from = getBlock()
      return parts
        .columns()
        .filter(({ id }) => from?.columnIds.includes(id))
        .map(getValueKind)
    },
    paste,
    pasteRows,
    pasteLines,
    append,
  }
}
