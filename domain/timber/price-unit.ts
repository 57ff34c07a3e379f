import { convertQuantityExactly } from './convert'
import { parseDecimal } from './decimal'
import type { Dimensions, Unit } from './dimensions'
import { formatRatio, invert, parseRatio, multiply } from './ratio'

/** What a price is for unless somebody says otherwise, as the trade has it: packs are counted, and the wood in them is priced. */
export const getDefaultPriceUnit = (unit: Unit): Unit => (unit === 'pack' ? 'm3' : unit)

/** A price of the same worth; whether four places hold all of it. */
export type ConvertedPrice = { price: string; isExact: boolean }

/** A price of one unit as one of another: 310.00 per m3 is 654.72 per pack of 2.112 m3. Null where the one does not convert to the other. */
export function convertPriceUnit(
  price: string,
  per: Unit,
  to: Unit,
  d: Dimensions,
): ConvertedPrice | null {
  const each = convertQuantityExactly('1', to, per, d)
  if (!each) return null
  const worth = multiply(each, parseRatio(price))
  const rounded = formatRatio(worth, 4)
  const isExact = parseDecimal(rounded).units * worth.denominator === worth.numerator * 10_000n
  return { price: toPrice(rounded), isExact }
}

/** A price of one currency as one of another, each given as its rate to the euro: 312.00 at 1 is 3562.572 at 11.4185. Rounded to four places. */
export const convertPriceCurrency = (price: string, from: string, to: string): string =>
  toPrice(
    formatRatio(multiply(multiply(parseRatio(price), parseRatio(to)), invert(parseRatio(from))), 4),
  )

/** Two places at least, as prices are written. */
const toPrice = (fourPlaces: string): string => fourPlaces.replace(/0{1,2}$/, '')
