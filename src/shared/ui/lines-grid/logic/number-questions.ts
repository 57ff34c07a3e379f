import {
  formWithDecimal,
  readNumber,
  type AmbiguousNumber,
  type NumberForm,
  type NumberMark,
} from '@domain/numbers'
import { isEditable, type EditableColumn, type GridColumn } from './columns'
import type { Place } from './cursor'
import type { GridLine } from './lines'

/** A number that could be thousands or decimals, as it is written. */
interface AmbiguousEntry {
  readonly lineId: string
  readonly written: string
  readonly mark: NumberMark
  readonly number: AmbiguousNumber
}

/** One of the two ways in which a column's open numbers may be meant. */
export interface NumberReading {
  readonly form: NumberForm
  /** What the examples are then: decimal strings. */
  readonly values: readonly string[]
}

/** What has to be asked of a column: which of two readings its open numbers have. */
export interface NumberQuestion<Line extends GridLine> {
  readonly column: EditableColumn<Line>
  readonly lineIds: readonly string[]
  /** The first of these numbers as it is written; where two marks are open, the first of each. */
  readonly examples: readonly string[]
  readonly readings: readonly [thousands: NumberReading, decimals: NumberReading]
}

/** What has to be asked of each column that may be written. The cell that is being typed in is not judged yet. */
export function numberQuestions<Line extends GridLine>(
  columns: readonly GridColumn<Line>[],
  lines: readonly Line[],
  typedIn: Place | null = null,
): readonly NumberQuestion<Line>[] {
  return columns.flatMap((column) => {
    if (!isEditable(column) || !column.findAmbiguousNumber) return []
    const judged =
      typedIn?.columnId === column.id ? lines.filter(({ id }) => id !== typedIn.lineId) : lines
    const open = judged.flatMap((line) =>
      findAmbiguousEntries(line.id, column.findAmbiguousNumber?.(line) ?? null),
    )
    const [first] = open
    if (!first) return []
    const other = open.find(({ mark }) => mark !== first.mark)
    const examples = other ? [first, other] : [first]
    const reading = (decimal: NumberMark): NumberReading => ({
      form: formWithDecimal(decimal),
      values: examples.map(({ mark, number }) =>
        mark === decimal ? number.decimals : number.thousands,
      ),
    })
    return [
      {
        column,
        lineIds: open.map(({ lineId }) => lineId),
        examples: examples.map(({ written }) => written),
        readings: [reading(first.mark === '.' ? ',' : '.'), reading(first.mark)],
      },
    ]
  })
}

function findAmbiguousEntries(lineId: string, written: string | null): readonly AmbiguousEntry[] {
  const number = readNumber(written ?? '')
  if (written === null || number.ok || number.code !== 'ambiguous_number') return []
  return [{ lineId, written, mark: written.includes('.') ? '.' : ',', number }]
}
