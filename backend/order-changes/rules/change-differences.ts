import type { Schemas } from '../../call'

type FieldChange = Schemas['FieldChange']

/** Fields of a deal that its order confirmation does not print. */
const INTERNAL_FIELDS: readonly string[] = ['exchange_rate']

/** Fields of a line that its packs and amounts depend on; `line` is a removed one. */
const PRICED_LINE_FIELDS: readonly string[] = ['line', 'quantity', 'price', 'discount']

/** Returns the differences that the client may see. */
export const toClientDifferences = (differences: readonly FieldChange[]): FieldChange[] =>
  differences.filter(({ field }) => !INTERNAL_FIELDS.includes(field))

type ChangedLines = Readonly<Record<'before' | 'after', readonly { id: string }[]>>

/**
 * Adds the id of its line to each difference. A removed line is counted in the lines before the
 * change, the others in those after it.
 */
export const nameChangedLines = (
  differences: readonly FieldChange[],
  { before, after }: ChangedLines,
): Schemas['OrderChangeDifference'][] =>
  differences.map((difference) => {
    const { field, line, to } = difference
    const lines = field === 'line' && to === null ? before : after
    return { ...difference, line_id: line === null ? null : (lines[line - 1]?.id ?? null) }
  })

/** True if packs or amounts of the order change. */
export const changesAmounts = (
  differences: readonly Pick<FieldChange, 'field' | 'line'>[],
): boolean =>
  differences.some(
    ({ field, line }) =>
      field === 'charges' || (line !== null && PRICED_LINE_FIELDS.includes(field)),
  )
