import { convertQuantityExactly } from './convert'
import { parseDecimal } from '@domain/numbers/decimal'
import type { Dimensions, Unit } from './dimensions'
import { formatRatio, invert, parseRatio, multiply } from '@domain/numbers/ratio'

/** Default price unit: packs are priced by volume, as is usual in the trade. */
export const getDefaultPriceUnit = (unit: Unit): Unit => (unit === 'pack' ? 'm3' : unit)

/** An equivalent price; `isExact` is true if four decimals are enough for it. */
export interface ConvertedPrice {
  price: string
  isExact: boolean
}

/**
 * Converts a price to another unit: 310.00 per m3 is 654.72 per pack of 2.112 m3. Null if the units
 * cannot be converted.
 */
export function convertPriceUnit(
  price: string,
  per: Unit,
  to: Unit,
  d: Dimensions,
): ConvertedPrice | null {
  const convertedUnit = convertQuantityExactly('1', to, per, d)
  if (!convertedUnit) return null
  const exactPrice = multiply(convertedUnit, parseRatio(price))
  const rounded = formatRatio(exactPrice, 4)
  const isExact =
    parseDecimal(rounded).units * exactPrice.denominator === exactPrice.numerator * 10_000n
  return { price: toPrice(rounded), isExact }
}

/**
 * Converts a price to another currency by both euro rates: 312.00 at 1 is 3562.572 at 11.4185.
 * Rounded to four decimals.
 */
export const convertPriceCurrency = (price: string, from: string, to: string): string =>
  toPrice(
    formatRatio(multiply(multiply(parseRatio(price), parseRatio(to)), invert(parseRatio(from))), 4),
  )

/** Keeps two to four decimals. */
const toPrice = (fourPlaces: string): string => fourPlaces.replace(/0{1,2}$/, '')
