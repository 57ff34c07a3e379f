import { acceptsLength, type Tally } from '@domain/timber'
import type { Schemas } from '../../call'

/** The ordered length or lengths of a line. */
type OrderedLengths = Pick<Schemas['Specification'], 'length_mm' | 'lengths'>

/**
 * Returns the lengths of a tally that its line does not order. A line without lengths takes all.
 */
const findUnorderedLengths = (tally: Tally, ordered: OrderedLengths): number[] =>
  ordered.length_mm === null && !ordered.lengths
    ? []
    : tally.map(({ length_mm }) => length_mm).filter((mm) => !acceptsLength(ordered, mm))

/** Returns the warnings of a pack. The mill may pack lengths that the line does not order. */
export function findPackWarnings(tally: Tally, ordered: OrderedLengths): Schemas['PackWarning'][] {
  const lengths_mm = findUnorderedLengths(tally, ordered)
  return lengths_mm.length > 0 ? [{ code: 'length_not_ordered', lengths_mm }] : []
}
