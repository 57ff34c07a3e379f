import type { Schemas } from '../../call'

type FieldChange = Schemas['FieldChange']

/** Fields of a deal that its order confirmation does not print. */
const INTERNAL_FIELDS: readonly string[] = ['exchange_rate']

/** Fields of a line that its packs and amounts depend on; `line` is a removed one. */
const PRICED_LINE_FIELDS: readonly string[] = ['line', 'quantity', 'price', 'discount']

/** Returns the differences that the client may see. */
export const toClientDifferences = (differences: readonly FieldChange[]): FieldChange[] =>
  differences.filter(({ field }) => !INTERNAL_FIELDS.includes(field))

/** True if packs or amounts of the order change. */
export const changesAmounts = (
  differences: readonly Pick<FieldChange, 'field' | 'line'>[],
): boolean =>
  differences.some(
    ({ field, line }) =>
      field === 'charges' || (line !== null && PRICED_LINE_FIELDS.includes(field)),
  )
