import { currencyPlaces } from './currency-places'
import { convertQuantity, convertQuantityExactly, computeWeight } from './convert'
import type { Dimensions, Unit } from './dimensions'
import { formatRatio, parseRatio, multiply } from './ratio'

/** How much is sold, and the unit that its price is for: 6 packs, per m3. */
export type SoldQuantity = { quantity: string; unit: Unit; price_unit: Unit }

/** Volume of a line in m3 with three places, rounded once for the line; null where the quantity does not convert. */
export function lineVolume(quantity: string, unit: Unit, d: Dimensions): string | null {
  return convertQuantity(quantity, unit, 'm3', d)
}

/** Weight of a line in whole kg: its m3 as written times the density; null where the quantity does not convert. */
export function lineWeight(quantity: string, unit: Unit, d: Dimensions): number | null {
  const volume = lineVolume(quantity, unit, d)
  return volume === null ? null : Number(computeWeight(volume, d.density_kg_m3))
}

/** Decimals of a quantity on every paper and screen. */
const PRINTED_PLACES: Record<Unit, number> = { m3: 3, lm: 2, m2: 2, pcs: 0, pack: 0 }

/**
 * Returns the quantity in the unit that its price is for, as it is printed: a quantity sold in that unit as it was entered, any other rounded half up
 * to 3 decimals (m3), 2 (lm, m2) or none (pcs, packs). Null if it does not convert.
 */
export function pricedQuantity(
  { quantity, unit, price_unit }: SoldQuantity,
  d: Dimensions,
): string | null {
  if (unit === price_unit) return quantity
  const exact = convertQuantityExactly(quantity, unit, price_unit, d)
  return exact && formatRatio(exact, PRINTED_PLACES[price_unit])
}

/**
 * Returns the printed quantity times the price, rounded half up to the currency's decimals, so that a paper can be checked by hand; always with two
 * decimals, as the contract writes amounts. Null if it does not convert.
 */
export function lineAmount(
  sold: SoldQuantity,
  price: string,
  d: Dimensions,
  currency = 'EUR',
): string | null {
  const quantity = pricedQuantity(sold, d)
  const places = currencyPlaces(currency)
  const amount = quantity && formatRatio(multiply(parseRatio(quantity), parseRatio(price)), places)
  return amount && (places === 0 ? `${amount}.00` : amount)
}
