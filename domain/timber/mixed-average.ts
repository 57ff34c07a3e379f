import { divideRounded } from '@domain/numbers/decimal'
import { addRatios, createRatio, invert, multiply, type Ratio } from '@domain/numbers/ratio'

/** Wood of one section: its volume in litres and the exact average length of its pieces. */
export interface AverageWood {
  readonly litres: number
  readonly average: Ratio
}

/**
 * Returns the average length of the pieces of several amounts of one section, whole mm, rounded
 * half up; null without wood. Long pieces are fewer in a volume, so it is the harmonic mean.
 */
export function computeMixedAverage(woods: readonly AverageWood[]): number | null {
  const litres = woods.reduce((sum, wood) => sum + wood.litres, 0)
  if (litres === 0) return null
  // In one section, litres / mm is proportional to the number of pieces.
  const pieces = woods
    .map((wood) => multiply(createRatio(wood.litres), invert(wood.average)))
    .reduce(addRatios)
  const { numerator, denominator } = multiply(createRatio(litres), invert(pieces))
  return Number(divideRounded(numerator, denominator))
}

/** Difference from an ordered average length that is accepted, per cent. */
const AVERAGE_LENGTH_TOLERANCE = 5

/** Returns how an average length differs from the ordered one; null within the tolerance. */
export function findAverageDifference(
  ordered_mm: number,
  allocated_mm: number,
): 'shorter' | 'longer' | null {
  const difference = allocated_mm - ordered_mm
  if (Math.abs(difference) * 100 <= ordered_mm * AVERAGE_LENGTH_TOLERANCE) return null
  return difference < 0 ? 'shorter' : 'longer'
}
