import { divideRounded, formatDecimal, parseDecimal } from './decimal'

/**
 * Exact fraction with a positive denominator. Not reduced, since the numbers of a line stay small.
 */
export interface Ratio {
  numerator: bigint
  denominator: bigint
}

export const createRatio = (
  numerator: bigint | number,
  denominator: bigint | number = 1n,
): Ratio => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
})

export const multiply = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
})

export const addRatios = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

export const invert = (a: Ratio): Ratio => ({ numerator: a.denominator, denominator: a.numerator })

/** Parses a decimal string exactly. */
export function parseRatio(text: string): Ratio {
  const { units, places } = parseDecimal(text)
  return { numerator: units, denominator: 10n ** BigInt(places) }
}

/** Formats with a fixed number of decimals, rounded half away from zero. */
export const formatRatio = (value: Ratio, places: number): string =>
  formatDecimal(divideRounded(value.numerator * 10n ** BigInt(places), value.denominator), places)
