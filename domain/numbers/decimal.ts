/** Exact decimal number in units of its last decimal: `{ units: 1250n, places: 2 }` is 12.50. */
export interface Decimal {
  units: bigint
  places: number
}

const SHAPE = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Parses a decimal string such as `-12.50`.
 * @throws RangeError for other text, which the contract rules out
 */
export function parseDecimal(text: string): Decimal {
  const match = SHAPE.exec(text)
  if (!match) throw new RangeError(`not a decimal number: ${text}`)
  const [, sign = '', whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign ? -units : units, places: fraction.length }
}

/** Formats `units` with a fixed number of decimals: `(1250n, 2)` is `12.50`. */
export function formatDecimal(units: bigint, places: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  if (places === 0) return sign + digits
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Removes trailing zeros of a fraction: `12.500` is `12.5`, `12.000` is `12`. */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** Divides and rounds to an integer, half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator < 0n) return divideRounded(-numerator, -denominator)
  const half = denominator / 2n
  const away = denominator % 2n === 0n ? half : half + 1n
  const magnitude = numerator < 0n ? -numerator : numerator
  const quotient = magnitude / denominator + (magnitude % denominator >= away ? 1n : 0n)
  return numerator < 0n ? -quotient : quotient
}

/** Units of a number at a given number of decimals, rounded if it has more. */
export function scaleToPlaces(decimal: Decimal, places: number): bigint {
  const difference = places - decimal.places
  if (difference >= 0) return decimal.units * 10n ** BigInt(difference)
  return divideRounded(decimal.units, 10n ** BigInt(-difference))
}

const MAX_PERCENT = 1000n

/**
 * Returns the difference of a positive decimal from another in whole per cent, rounded towards
 * zero: 9.99 becomes 9. At most 1000.
 */
export function computePercentDifference(value: string, other: string): number {
  const [from, to] = [toMillionths(other), toMillionths(value)]
  const percent = ((to - from) * 100n) / from
  return Number(percent > MAX_PERCENT ? MAX_PERCENT : percent)
}

const toMillionths = (number: string): bigint => scaleToPlaces(parseDecimal(number), 6)
