import type { NumberForm } from '@domain/numbers'
import type { GridLine } from './lines'

export interface CellDetail {
  readonly short: string
  readonly full: string
}

interface ColumnBase<Line extends GridLine> {
  readonly id: string
  /** The column's head; `unit` stands under it, so that cells hold bare figures. */
  readonly label: string
  readonly unit?: string
  /** The least that shows all of it, in em; the first column takes what is left over. */
  readonly width: number
  /** What the cell shows. */
  readonly show: (line: Line) => string
  /** A second, smaller line under it, as short as the cell is wide, and the same in full; null for none. */
  readonly detail?: (line: Line) => CellDetail | null
  /** What is wrong with the cell as it stands, said to the person; null when nothing is. */
  readonly check?: (line: Line) => string | null
  /** A note on a cell that is not wrong, short enough for its width; shown where `check` finds nothing. */
  readonly note?: (line: Line) => string | null
}

interface WritableColumn<Line extends GridLine> extends ColumnBase<Line> {
  /** The text that is edited, copied and pasted. */
  readonly edit: (line: Line) => string
  /**
   * The line once this text was typed into the cell. Text that can't be read is kept in the line as it is, and told by
   * `check`: typing loses nothing. Always given the line as it was before the edit began.
   * @param form how numbers in the text are written; left out where it was typed, in the reader's own language
   * @param together the columns that the same paste or fill writes in this line, this one among them: a unit goes with a number that comes with it,
   *   and converts one that stood there; left out where it was typed
   */
  readonly write: (
    line: Line,
    text: string,
    form?: NumberForm,
    together?: readonly string[],
  ) => Line
  /** The number in the cell that could be thousands or decimals, as it is written there; null where none could. */
  readonly findAmbiguousNumber?: (line: Line) => string | null
  /** The line with what this cell of another one holds, where that is more than its text. */
  readonly fill?: (line: Line, from: Line) => Line
  readonly isReadOnly?: boolean
}

export interface TextColumn<Line extends GridLine> extends WritableColumn<Line> {
  readonly kind: 'text'
}

/** Right-aligned, with a decimal keyboard on a phone. What counts as a number is `write`'s to say. */
export interface NumberColumn<Line extends GridLine> extends WritableColumn<Line> {
  readonly kind: 'number'
  readonly placeholder?: string
}

export interface CellChoice {
  readonly value: string
  readonly label: string
}

/** One of few values. `edit` gives the value; `write` takes a value, or a label as a sheet would have it. */
export interface ChoiceColumn<Line extends GridLine> extends WritableColumn<Line> {
  readonly kind: 'choice'
  readonly choices: readonly CellChoice[]
  /** True if `write` takes a text; left out where it takes values and labels alone. */
  readonly isAccepted?: (text: string) => boolean
}

export interface PickerOption {
  readonly id: string
  readonly label: string
  readonly detail?: string
}

/** What a search brought: the best of it, and whether there is more. */
export interface FoundOptions {
  readonly options: readonly PickerOption[]
  readonly hasMore: boolean
}

/** Something searched for by words. */
export interface PickerColumn<Line extends GridLine> extends WritableColumn<Line> {
  readonly kind: 'picker'
  readonly placeholder?: string
  /** Called a moment after the last keystroke. An answer that comes too late is dropped. */
  readonly search: (words: string, signal: AbortSignal) => Promise<FoundOptions>
  /** The line once the option was chosen. It is given the line with the searched words written into it. */
  readonly choose: (line: Line, optionId: string) => Line
  /** What the list offers under its options, such as to describe what isn't in it. */
  readonly fallbackAction?: {
    readonly label: string
    readonly run: (lineId: string, words: string) => void
  }
}

/** Computed from other cells; can't be edited. */
export interface ComputedColumn<Line extends GridLine> extends ColumnBase<Line> {
  readonly kind: 'computed'
  /** What a sheet takes for it, where that is not what is shown: a figure without grouping. */
  readonly copy?: (line: Line) => string
}

export type GridColumn<Line extends GridLine> =
  | TextColumn<Line>
  | NumberColumn<Line>
  | ChoiceColumn<Line>
  | PickerColumn<Line>
  | ComputedColumn<Line>

export type EditableColumn<Line extends GridLine> = Exclude<GridColumn<Line>, ComputedColumn<Line>>

/** Whether this column can be written now. */
export function isEditable<Line extends GridLine>(
  column: GridColumn<Line>,
): column is EditableColumn<Line> {
  return column.kind !== 'computed' && !column.isReadOnly
}

/** Whether a column's cells hold figures. */
export function isNumeric<Line extends GridLine>(column: GridColumn<Line>): boolean {
  return column.kind === 'number' || column.kind === 'computed'
}

/** The columns that are laid out differently: the first says what the line is, the last what it comes to. */
export type ColumnPlace = 'first' | 'last'

export function getColumnPlace<Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
  column: GridColumn<Line>,
): ColumnPlace | undefined {
  if (column === columns[0]) return 'first'
  return column === columns.at(-1) ? 'last' : undefined
}
