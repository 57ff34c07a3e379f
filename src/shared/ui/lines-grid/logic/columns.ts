import type { NumberForm } from '@domain/numbers'
import type { GridLine } from './lines'

export interface CellDetail {
  readonly short: string
  readonly full: string
}

interface ColumnBase<Line extends GridLine> {
  readonly id: string
  /** Column header, with `unit` below it, so that cells contain plain numbers. */
  readonly label: string
  readonly unit?: string
  /** Title in a spreadsheet; by default the label with the unit. */
  readonly copyTitle?: string
  /** Further column in a spreadsheet, after this one. */
  readonly copyBeside?: { readonly title: string; readonly read: (line: Line) => string }
  /** Minimum width without truncation, in em; the first column takes the rest. */
  readonly width: number
  /** True if its text needs a whole row of a card on phones, such as two document numbers. */
  readonly isWide?: boolean
  /** True if its text takes as many lines as it needs, such as the numbers of packs; else two. */
  readonly wraps?: boolean
  /**
   * Kind of its values. Copied values of another kind or unit are not pasted, such as a sale price
   * or an amount as a purchase price.
   */
  readonly valueKind?: string
  /** Displayed text. */
  readonly show: (line: Line) => string
  /**
   * Figures left blank after the text, so that decimal separators of numbers with fewer decimals
   * align.
   */
  readonly blankFigures?: (line: Line) => number
  /** Second, smaller line: truncated to the cell, and in full; null for none. */
  readonly detail?: (line: Line) => CellDetail | null
  /** Error message of the cell; null if it is valid. */
  readonly check?: (line: Line) => string | null
  /**
   * As `check`, if the message depends on other lines too. It is shown before that of `check`, and
   * runs again once the changes of other lines have paused.
   */
  readonly checkAmongLines?: (line: Line) => string | null
  /** Short note on a valid cell. */
  readonly note?: (line: Line) => string | null
  /** Text of the column in the row of sums, which is shown if any column has one. */
  readonly sum?: (lines: readonly Line[]) => string
}

interface WritableColumn<Line extends GridLine> extends ColumnBase<Line> {
  /** Text for editing, copying and pasting. */
  readonly edit: (line: Line) => string
  /**
   * Returns the line with the text written into the cell. Text that cannot be parsed is stored as
   * it is and reported by `check`, so that no input is lost. During an edit, `line` is the line
   * before the edit.
   * @param form how the text writes numbers; omitted for typed text, which uses the user's locale
   * @param writtenColumns all columns that the same paste or fill writes in this line: a unit
   * pasted with a number applies to it, while a unit alone converts the existing number. Omitted
   * for typed text
   */
  readonly write: (
    line: Line,
    text: string,
    form?: NumberForm,
    writtenColumns?: readonly string[],
  ) => Line
  /** The cell's number if its mark could separate thousands or decimals; null otherwise. */
  readonly findAmbiguousNumber?: (line: Line) => string | null
  /** Copies the cell from another line, if it holds more than its text. */
  readonly fill?: (line: Line, from: Line) => Line
  readonly isReadOnly?: boolean
}

export interface TextColumn<Line extends GridLine> extends WritableColumn<Line> {
  readonly kind: 'text'
}

/** Right-aligned, with a numeric keyboard on phones. `write` decides what is a number. */
export interface NumberColumn<Line extends GridLine> extends WritableColumn<Line> {
  readonly kind: 'number'
  readonly placeholder?: string
}

export interface CellChoice {
  readonly value: string
  readonly label: string
}

/** One of a few options. `edit` returns the value; `write` accepts a value or a label. */
export interface ChoiceColumn<Line extends GridLine> extends WritableColumn<Line> {
  readonly kind: 'choice'
  readonly choices: readonly CellChoice[]
  /** True if `write` accepts a text; by default it accepts values and labels. */
  readonly isAccepted?: (text: string) => boolean
}

export interface PickerOption {
  readonly id: string
  readonly label: string
  readonly detail?: string
}

/** Best results of a search. */
export interface FoundOptions {
  readonly options: readonly PickerOption[]
  readonly hasMore: boolean
}

/** A value found by search. */
export interface PickerColumn<Line extends GridLine> extends WritableColumn<Line> {
  readonly kind: 'picker'
  readonly placeholder?: string
  /** Called once typing pauses. A late result is ignored. */
  readonly search: (words: string, signal: AbortSignal) => Promise<FoundOptions>
  /** Returns the line with the chosen option. Its input has the search text written into it. */
  readonly choose: (line: Line, optionId: string) => Line
  /** Last entry of the list, for a value that the search does not find. */
  readonly fallbackAction?: {
    readonly label: string
    readonly run: (lineId: string, words: string) => void
  }
}

/** Computed from other cells; read-only. */
export interface ComputedColumn<Line extends GridLine> extends ColumnBase<Line> {
  readonly kind: 'computed'
  /** Text for a spreadsheet, if it differs from the displayed text. */
  readonly copy?: (line: Line) => string
}

export type GridColumn<Line extends GridLine> =
  | TextColumn<Line>
  | NumberColumn<Line>
  | ChoiceColumn<Line>
  | PickerColumn<Line>
  | ComputedColumn<Line>

export type EditableColumn<Line extends GridLine> = Exclude<GridColumn<Line>, ComputedColumn<Line>>

/** True if the column can be edited now. */
export function isEditable<Line extends GridLine>(
  column: GridColumn<Line>,
): column is EditableColumn<Line> {
  return column.kind !== 'computed' && !column.isReadOnly
}

/** True if a cell's number can be ambiguous, so that the grid asks how to read it. */
export const hasAmbiguousNumbers = <Line extends GridLine>(column: GridColumn<Line>): boolean =>
  isEditable(column) && column.findAmbiguousNumber !== undefined

/** True if the cells are right-aligned as numbers. */
export function isNumeric<Line extends GridLine>(column: GridColumn<Line>): boolean {
  return column.kind === 'number' || column.kind === 'computed'
}

/** Columns with a layout of their own: the first identifies the line, the last has its result. */
export type ColumnPlace = 'first' | 'last'

export function getColumnPlace<Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
  column: GridColumn<Line>,
): ColumnPlace | undefined {
  if (column === columns[0]) return 'first'
  return column === columns.at(-1) ? 'last' : undefined
}
