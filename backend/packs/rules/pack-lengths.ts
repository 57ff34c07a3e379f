import type { Tally } from '@domain/timber'
import type { Schemas } from '../../call'

/** Returns the lengths of a tally that its line does not order. */
const findUnorderedLengths = (
  tally: Tally,
  { length_mm }: Pick<Schemas['Specification'], 'length_mm'>,
): number[] =>
  length_mm === null
    ? []
    : tally.map((row) => row.length_mm).filter((length) => length !== length_mm)

/** Returns the warnings of a pack. The mill may pack lengths that the line does not order. */
export function findPackWarnings(
  tally: Tally,
  specification: Pick<Schemas['Specification'], 'length_mm'>,
): Schemas['PackWarning'][] {
  const lengths_mm = findUnorderedLengths(tally, specification)
  return lengths_mm.length > 0 ? [{ code: 'length_not_ordered', lengths_mm }] : []
}
