import type { GridLine } from './lines'

interface ColumnBase<Line extends GridLine> {
  readonly id: string
  /** The column's head; `unit` stands under it, so that cells hold bare figures. */
  readonly label: string
  readonly unit?: string
  /** The least that shows all of it, in em; the first column takes what is left over. */
  readonly width: number
  /** What the cell shows. */
  readonly show: (line: Line) => string
  /** What is wrong with the cell as it stands, said to the person; null when nothing is. */
  readonly check?: (line: Line) => string | null
  /** What the person should know of the cell though nothing in it is wrong, in words few enough for its width; said where `check` finds nothing. */
  readonly note?: (line: Line) => string | null
}

interface WrittenColumn<Line extends GridLine> extends ColumnBase<Line> {
  /** The text that is edited, copied and pasted. */
  readonly edit: (line: Line) => string
  /**
   * The line once this text was typed into the cell. Text that can't be read is kept in the line as it is, and told by
   * `check`: typing loses nothing. Always given the line as it was before the edit began.
   */
  readonly write: (line: Line, text: string) => Line
  readonly isReadOnly?: boolean
}

export interface TextColumn<Line extends GridLine> extends WrittenColumn<Line> {
  readonly kind: 'text'
}

/** Right-aligned, with a decimal keyboard on a phone. What counts as a number is `write`'s to say. */
export interface NumberColumn<Line extends GridLine> extends WrittenColumn<Line> {
  readonly kind: 'number'
  readonly placeholder?: string
}

export interface Choice {
  readonly value: string
  readonly label: string
}

/** One of few values. `edit` gives the value; `write` takes a value, or a label as a sheet would have it. */
export interface ChoiceColumn<Line extends GridLine> extends WrittenColumn<Line> {
  readonly kind: 'choice'
  readonly choices: readonly Choice[]
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
export interface PickerColumn<Line extends GridLine> extends WrittenColumn<Line> {
  readonly kind: 'picker'
  readonly placeholder?: string
  /** Asked a moment after the last keystroke; an answer that comes too late is dropped. */
  readonly search: (words: string, signal: AbortSignal) => Promise<FoundOptions>
  /** The line once the option was chosen; given the line with the words written that it was searched by. */
  readonly choose: (line: Line, optionId: string) => Line
  /** What the list offers under its options, such as to describe what isn't in it. */
  readonly otherwise?: { readonly label: string; readonly run: (lineId: string, words: string) => void }
}

/** Follows from other cells; never written. */
export interface ComputedColumn<Line extends GridLine> extends ColumnBase<Line> {
  readonly kind: 'computed'
}

export type GridColumn<Line extends GridLine> =
  | TextColumn<Line>
  | NumberColumn<Line>
  | ChoiceColumn<Line>
  | PickerColumn<Line>
  | ComputedColumn<Line>

export type EditableColumn<Line extends GridLine> = Exclude<GridColumn<Line>, ComputedColumn<Line>>

/** Whether this column can be written now. */
export function isEditable<Line extends GridLine>(column: GridColumn<Line>): column is EditableColumn<Line> {
  return column.kind !== 'computed' && !column.isReadOnly
}

/** Whether a column's cells hold figures. */
export function isFigure<Line extends GridLine>(column: GridColumn<Line>): boolean {
  return column.kind === 'number' || column.kind === 'computed'
}

/** The columns that a layout treats apart: what the line is of, and what it comes to. */
export type ColumnPlace = 'first' | 'last'

export function placeOf<Line extends GridLine>(columns: readonly GridColumn<Line>[], column: GridColumn<Line>): ColumnPlace | undefined {
  if (column === columns[0]) return 'first'
  return column === columns.at(-1) ? 'last' : undefined
}
