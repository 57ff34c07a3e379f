import { formatFieldError } from '@/shared/forms'
import { i18n } from '@/shared/i18n'
import { convert, findCountProblem, splitEvenly, type SeveralLengths } from '@domain/timber'
import { isParsedQuantity } from './line-figures'
import type { WoodLine } from './wood-line'

type MeasuredLine = Pick<WoodLine, 'specification' | 'quantity' | 'unit' | 'price_unit'>

/** Problem of mixed lengths: no average, no counts, or counts that do not add up to `sum`. */
export type LengthProblem =
  | { readonly code: 'no_average' | 'no_counts' }
  | { readonly code: 'counts_differ'; readonly sum: number }

/** Returns the problem of a line's mixed lengths; null if its quantity follows from them. */
export function findLengthProblem({
  specification,
  quantity,
  unit,
  price_unit,
}: MeasuredLine): LengthProblem | null {
  if (!specification?.lengths) return null
  const counts = isParsedQuantity(quantity) ? findCountProblem(quantity, unit, specification) : null
  if (counts) return { code: 'counts_differ', sum: counts.sum }
  const sold = convert('1', unit, specification)
  for (const each of [sold.m3, sold[price_unit]]) {
    if (!each.ok && (each.reason === 'no_average' || each.reason === 'no_counts'))
      return { code: each.reason }
  }
  return null
}

/** Describes the problem and the fix. */
export const formatLengthProblem = (problem: LengthProblem): string =>
  problem.code === 'counts_differ'
    ? formatFieldError({ code: problem.code, params: { sum: problem.sum } })
    : i18n.t(`widgets/wood-lines:mistake.convert.${problem.code}`)

/**
 * Returns the lengths with equal counts, if the line needs counts and its packs or pieces divide;
 * else null.
 */
export function findEvenSplit(line: MeasuredLine): SeveralLengths | null {
  const problem = findLengthProblem(line)
  const lengths = line.specification?.lengths
  return lengths && problem && problem.code !== 'no_average' && isParsedQuantity(line.quantity)
    ? splitEvenly(line.quantity, line.unit, lengths)
    : null
}

/** Returns the line in other lengths; a product's line keeps its product. */
export const setLengths = <Line extends WoodLine>(line: Line, lengths: SeveralLengths): Line =>
  line.specification ? { ...line, specification: { ...line.specification, lengths } } : line
