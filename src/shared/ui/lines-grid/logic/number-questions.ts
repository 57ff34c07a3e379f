import {
  createNumberForm,
  readNumber,
  type AmbiguousNumber,
  type NumberForm,
  type NumberMark,
} from '@domain/numbers'
import { isEditable, type EditableColumn, type GridColumn } from './columns'
import type { Place } from './cursor'
import type { GridLine } from './lines'

/** Text of a number that could have thousands or decimals. */
interface AmbiguousEntry {
  readonly lineId: string
  readonly written: string
  readonly mark: NumberMark
  readonly number: AmbiguousNumber
}

/** A possible reading of a column's ambiguous numbers. */
export interface NumberReading {
  readonly form: NumberForm
  /** The examples in this reading, as decimal strings. */
  readonly values: readonly string[]
}

/** Question to the user: which reading the ambiguous numbers of a column have. */
export interface NumberQuestion<Line extends GridLine> {
  readonly column: EditableColumn<Line>
  readonly lineIds: readonly string[]
  /** The first ambiguous number as written; with two different marks, the first of each. */
  readonly examples: readonly string[]
  readonly readings: readonly [thousands: NumberReading, decimals: NumberReading]
}

/**
 * Returns a question for each editable column with ambiguous numbers. The cell being edited is
 * ignored.
 */
export function findNumberQuestions<Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
  lines: readonly Line[],
  openCell: Place | null = null,
): readonly NumberQuestion<Line>[] {
  return columns.flatMap((column) => {
    if (!isEditable(column) || !column.findAmbiguousNumber) return []
    const closedLines =
      openCell?.columnId === column.id ? lines.filter(({ id }) => id !== openCell.lineId) : lines
    const ambiguous = closedLines.flatMap((line) =>
      findAmbiguousEntries(line.id, column.findAmbiguousNumber?.(line) ?? null),
    )
    const [first] = ambiguous
    if (!first) return []
    const other = ambiguous.find(({ mark }) => mark !== first.mark)
    const examples = other ? [first, other] : [first]
    const createReading = (decimal: NumberMark): NumberReading => ({
      form: createNumberForm(decimal),
      values: examples.map(({ mark, number }) =>
        mark === decimal ? number.decimals : number.thousands,
      ),
    })
    return [
      {
        column,
        lineIds: ambiguous.map(({ lineId }) => lineId),
        examples: examples.map(({ written }) => written),
        readings: [createReading(first.mark === '.' ? ',' : '.'), createReading(first.mark)],
      },
    ]
  })
}

function findAmbiguousEntries(lineId: string, written: string | null): readonly AmbiguousEntry[] {
  const number = readNumber(written ?? '')
  if (written === null || number.ok || number.code !== 'ambiguous_number') return []
  return [{ lineId, written, mark: written.includes('.') ? '.' : ',', number }]
}
