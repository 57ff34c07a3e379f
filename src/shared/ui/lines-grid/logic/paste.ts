import { unknownNumberForm, detectNumberForm, type NumberForm } from '@domain/numbers'
import { type ChoiceColumn, type GridColumn, isEditable } from './columns'
import type { GridLine } from './lines'

/** Pasted cells that do not fit into the grid. */
export interface SkippedPaste {
  /** Number of rows below the last line, if no line may be added. */
  readonly rows: number
  /** Number of columns beyond the last one. */
  readonly columns: number
  /** Texts that are not an option of their column, given by its label. */
  readonly choices: readonly { readonly column: string; readonly text: string }[]
  /** Labels of columns whose values are of another kind than the pasted ones. */
  readonly otherKinds?: readonly string[]
}

/** Kind of each copied column; null for one without a kind, undefined if unknown. */
export type ValueKinds = readonly (string | null | undefined)[]

type KindColumn = Pick<GridColumn<GridLine>, 'valueKind' | 'unit'>

/** Kind of a column's values with their unit, such as a currency; null without a kind. */
export const getValueKind = ({ valueKind, unit }: KindColumn): string | null =>
  valueKind === undefined ? null : [valueKind, unit].filter(Boolean).join(' ')

function isOtherKind(column: KindColumn, pasted: string | null | undefined): boolean {
  if (pasted === undefined) return false
  const [kind, unit] = getValueKind(column)?.split(' ') ?? []
  const [pastedKind, pastedUnit] = pasted?.split(' ') ?? []
  const isOtherUnit = unit !== undefined && pastedUnit !== undefined && unit !== pastedUnit
  return kind !== pastedKind || isOtherUnit
}

/**
 * Returns the columns with those read-only that pasted cells of another kind would be written into.
 * @param from place of the column that the first pasted cell is written into
 */
export const lockOtherKinds = <Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
  from: number,
  kinds: ValueKinds,
): readonly GridColumn<Line>[] =>
  columns.map((column, at) =>
    column.kind !== 'computed' && isOtherKind(column, kinds[at - from])
      ? { ...column, isReadOnly: true }
      : column,
  )

/**
 * Returns the labels of columns that cannot take the kind of the pasted values.
 * @param columns those from the pasted block's corner on
 */
export function findSkippedKinds<Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
  kinds: ValueKinds,
): Pick<SkippedPaste, 'otherKinds'> {
  const labels = columns
    .filter((column, at) => isEditable(column) && isOtherKind(column, kinds[at]))
    .map(({ label }) => label)
  return labels.length > 0 ? { otherKinds: labels } : {}
}

export const NOTHING_SKIPPED: SkippedPaste = { rows: 0, columns: 0, choices: [] }

const hasText = (texts: readonly string[]) => texts.some((text) => text.trim() !== '')

/**
 * Returns the pasted cells that cannot be written. Blank cells and read-only columns are not
 * counted.
 * @param columns columns from the block's first one on
 * @param room number of rows that can be written
 */
export function findSkippedPaste<Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
  cells: readonly (readonly string[])[],
  room: number,
): SkippedPaste {
  const taken = cells.slice(0, room)
  const width = Math.max(0, ...taken.map((texts) => texts.length))
  const isBeyond = (at: number) =>
    at >= columns.length && taken.some((texts) => (texts[at] ?? '').trim() !== '')
  const choices = taken.flatMap((texts) =>
    columns.flatMap((column, at) => {
      const text = (texts[at] ?? '').trim()
      return column.kind === 'choice' &&
        isEditable(column) &&
        text !== '' &&
        !acceptsChoice(column, text)
        ? [{ column: column.label, text }]
        : []
    }),
  )
  return {
    rows: cells.slice(room).filter(hasText).length,
    columns: Array.from({ length: width }, (_, at) => at).filter(isBeyond).length,
    choices,
  }
}

function acceptsChoice<Line extends GridLine>(
  { isAccepted, choices }: ChoiceColumn<Line>,
  text: string,
): boolean {
  const words = text.toLowerCase()
  return (
    isAccepted?.(text) ??
    choices.some(
      ({ value, label }) => value.toLowerCase() === words || label.toLowerCase() === words,
    )
  )
}

/**
 * Pastes a block of cells with its first cell at `corner`. Rows below the last line add lines;
 * cells beyond the last column or in read-only columns are dropped.
 * @param form how the cells write numbers; if unknown, it is detected from the unambiguous numbers
 * of each column
 */
export function pasteCells<Line extends GridLine>(
  lines: readonly Line[],
  {
    columns,
    corner,
    cells,
    newLine,
    form,
  }: {
    readonly columns: readonly GridColumn<Line>[]
    readonly corner: { readonly row: number; readonly column: number }
    readonly cells: readonly (readonly string[])[]
    readonly newLine: () => Line
    readonly form?: NumberForm | undefined
  },
): readonly Line[] {
  const next = [...lines]
  const width = Math.max(0, ...cells.map((texts) => texts.length))
  const forms = Array.from(
    { length: width },
    (_, right) =>
      form ?? detectNumberForm(cells.map((texts) => texts[right] ?? '')) ?? unknownNumberForm,
  )
  cells.forEach((texts, down) => {
    const at = corner.row + down
    const targetColumns = columns.slice(corner.column, corner.column + texts.length)
    const writtenColumns = targetColumns.filter(isEditable).map(({ id }) => id)
    next[at] = targetColumns.reduce<Line>(
      (line, column, right) =>
        isEditable(column)
          ? column.write(line, (texts[right] ?? '').trim(), forms[right], writtenColumns)
          : line,
      next[at] ?? newLine(),
    )
  })
  return next
}
