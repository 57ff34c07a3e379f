import { acceptsLength, type Tally } from '@domain/timber'
import type { Schemas } from '../../call'

type OrderedLength = Pick<Schemas['Specification'], 'length_mm' | 'lengths'>

/** Returns the lengths of a tally that its line does not order; none if it names no length. */
const findUnorderedLengths = (tally: Tally, ordered: OrderedLength): number[] =>
  ordered.length_mm === null && !ordered.lengths
    ? []
    : tally.map((row) => row.length_mm).filter((length) => !acceptsLength(ordered, length))

/** Returns the warnings of a pack. The mill may pack lengths that the line does not order. */
export function findPackWarnings(
  tally: Tally,
  specification: OrderedLength,
): Schemas['PackWarning'][] {
  const lengths_mm = findUnorderedLengths(tally, specification)
  return lengths_mm.length > 0 ? [{ code: 'length_not_ordered', lengths_mm }] : []
}
