import type { NumberForm } from '@domain/numbers'
import { getSelectedBlock, hasNewCells, toMultiCellBlock, type Block } from './block'
import type { GridColumn } from './columns'
import type { Cursor, GridShape } from './cursor'
import type { GridLine } from './lines'
import type { LinesStore } from './store'

/** State of a grid that its commands read and change. */
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

/** Questions about a grid that several of its commands ask. */
export interface GridState<Line extends GridLine> {
  canAddLines(): boolean
  canRemoveLines(): boolean
  /** Ids of lines and columns, in the order of the screen. */
  getShape(): GridShape
  getFirstColumn(): string
  /** The selected cells, or the current cell; null without a cursor. */
  getBlock(): Block | null
  /** The selected cells; null for a single cell. */
  getMultiCellBlock(): Block | null
  areEmptyLines(lines: readonly Line[]): boolean
  /** Moves to a cell of a line, by default the first; does nothing without a line. */
  enter(lineId: string | null | undefined, columnId?: string): void
}

export function createGridState<Line extends GridLine>(parts: GridParts<Line>): GridState<Line> {
  const { store, cursor } = parts
  const canRemoveLines = () => !parts.isReadOnly() && !parts.isFixed()
  const getShape = () => ({
    lines: store.order(),
    columns: parts.columns().map((column) => column.id),
  })
  const getFirstColumn = () => parts.columns()[0]?.id ?? ''
  const getBlock = () => getSelectedBlock(cursor, getShape())
  return {
    canRemoveLines,
    canAddLines: () => canRemoveLines() && (parts.canAdd?.() ?? true),
    getShape,
    getFirstColumn,
    getBlock,
    getMultiCellBlock: () => toMultiCellBlock(getBlock()),
    areEmptyLines(lines) {
      const newLine = store.newLine()
      return lines.every((line) => hasNewCells(line, parts.columns(), newLine))
    },
    enter(lineId, columnId = getFirstColumn()) {
      if (lineId) cursor.moveTo({ lineId, columnId })
    },
  }
}
