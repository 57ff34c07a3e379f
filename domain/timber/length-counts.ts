import { convertQuantity, convertQuantityExactly } from './convert'
import type { Dimensions, Unit } from './dimensions'
import { type LengthMix, type SeveralLengths, sumCounts } from './length-mix'
import { parseRatio, type Ratio } from '@domain/numbers/ratio'
import { isCounted } from './whole-units'

/** A volume or a length may differ from the counts' by one part in this many. */
const TOLERANCE_DIVISOR = 200n

/** Counts that do not add up to the quantity of their line. */
export interface CountProblem {
  /** The sum of the counts, in `unit`. */
  readonly sum: number
  readonly unit: 'pcs' | 'pack'
}

/**
 * Compares the counts of several lengths with the quantity of the line: pieces and packs must be
 * the same, other units within half a per cent. Null if they agree or can't be compared.
 */
export function findCountProblem(quantity: string, unit: Unit, d: Dimensions): CountProblem | null {
  if (d.lengths?.kind !== 'several' || d.lengths.counted_in === null) return null
  const { counted_in } = d.lengths
  const sum = sumCounts(d.lengths)
  if (sum === null) return null
  const counted = convertQuantityExactly(String(sum), counted_in, unit, d)
  if (!counted) return null
  const agrees = isCounted(unit)
    ? isEqual(counted, parseRatio(quantity))
    : isClose(counted, parseRatio(quantity))
  return agrees ? null : { sum, unit: counted_in }
}

const isEqual = (a: Ratio, b: Ratio): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator

function isClose(a: Ratio, b: Ratio): boolean {
  const [one, other] = [a.numerator * b.denominator, b.numerator * a.denominator]
  const difference = one > other ? one - other : other - one
  return difference * TOLERANCE_DIVISOR <= one
}

/**
 * Returns the lengths with equal counts that add up to the quantity; null if it is not in pieces or
 * packs, or does not divide.
 */
export function splitEvenly(
  quantity: string,
  unit: Unit,
  lengths: LengthMix,
): (SeveralLengths & { counted_in: 'pcs' | 'pack' }) | null {
  if (lengths.kind !== 'several' || (unit !== 'pcs' && unit !== 'pack')) return null
  const count = Number(quantity) / lengths.items.length
  if (!Number.isInteger(count) || count < 1) return null
  return {
    ...lengths,
    counted_in: unit,
    items: lengths.items.map(({ length_mm }) => ({ length_mm, count })),
  }
}

/** A part of a line's wood; its counts agree with its quantity. */
interface LinePart<Wood> {
  readonly specification: Wood
  readonly quantity: string
  readonly unit: Unit
  /** True if the line has counts that the part has no whole share of. */
  readonly hasLostCounts: boolean
}

/**
 * Returns a part of a line's wood. Its counts have the same proportions as those of the line. If
 * that leaves no whole pieces or packs, the part has its lengths without counts, in m3.
 */
export function takePart<Wood extends Dimensions>(
  specification: Wood,
  quantity: string,
  unit: Unit,
): LinePart<Wood> {
  const { lengths } = specification
  const whole = { specification, quantity, unit, hasLostCounts: false }
  if (lengths?.kind !== 'several' || !findCountProblem(quantity, unit, specification)) return whole
  const shared = shareCounts(specification, lengths, quantity, unit)
  if (shared) return { ...whole, specification: { ...specification, lengths: shared } }
  const volume = convertQuantity(quantity, unit, 'm3', specification)
  if (volume === null) return whole
  const items = lengths.items.map(({ length_mm }) => ({ length_mm, count: null }))
  return {
    specification: { ...specification, lengths: { ...lengths, counted_in: null, items } },
    quantity: volume,
    unit: 'm3',
    hasLostCounts: true,
  }
}

/** Returns counts in the line's proportions that add up to the quantity; null if none are whole. */
function shareCounts(
  wood: Dimensions,
  lengths: SeveralLengths,
  quantity: string,
  unit: Unit,
): SeveralLengths | null {
  const sum = sumCounts(lengths)
  if (lengths.counted_in === null || sum === null) return null
  const converted = convertQuantity(quantity, unit, lengths.counted_in, wood)
  const part = Math.round(Number(converted ?? 0))
  const items = lengths.items.map(({ length_mm, count }) => ({
    length_mm,
    count: ((count ?? 0) * part) / sum,
  }))
  const shared = { ...lengths, items }
  const isWhole = items.every(({ count }) => Number.isInteger(count) && count > 0)
  return isWhole && !findCountProblem(quantity, unit, { ...wood, lengths: shared }) ? shared : null
}
