/** A decimal number as an exact whole number of its smallest places: `{ units: 1250n, places: 2 }` is 12.50. */
export type Decimal = { units: bigint; places: number }

const SHAPE = /^(-?)(\d+)(?:\.(\d+))?$/

/** Reads a decimal string such as `-12.50`. Throws a RangeError for anything else: the contract has checked it before. */
export function parseDecimal(text: string): Decimal {
  const match = SHAPE.exec(text)
  if (!match) throw new RangeError(`not a decimal number: ${text}`)
  const [, sign = '', whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign ? -units : units, places: fraction.length }
}

/** Writes `units` with a fixed number of places: `(1250n, 2)` is `12.50`. */
export function formatDecimal(units: bigint, places: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  if (places === 0) return sign + digits
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Takes the zeros off the end of a fraction: `12.500` is `12.5`, `12.000` is `12`. */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** `numerator / denominator` rounded to a whole number, a half away from zero as merchants round. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator < 0n) return divideRounded(-numerator, -denominator)
  const half = denominator / 2n
  const away = denominator % 2n === 0n ? half : half + 1n
  const magnitude = numerator < 0n ? -numerator : numerator
  const quotient = magnitude / denominator + (magnitude % denominator >= away ? 1n : 0n)
  return numerator < 0n ? -quotient : quotient
}

/** The same number with `places` places, rounded where it has more. */
export function withPlaces(decimal: Decimal, places: number): bigint {
  const difference = places - decimal.places
  if (difference >= 0) return decimal.units * 10n ** BigInt(difference)
  return divideRounded(decimal.units, 10n ** BigInt(-difference))
}
