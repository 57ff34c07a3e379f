import { getCurrencyPlaces } from '@domain/money/amounts'
import { convertQuantity, convertQuantityExactly, computeWeight } from './convert'
import type { Dimensions, Unit } from './dimensions'
import { formatRatio, parseRatio, multiply } from '@domain/numbers/ratio'
import { computeTallyLength, countPieces, type Tally } from './tally'

/** Sold quantity, and the unit that its price is per: 6 packs, per m3. */
export interface SoldQuantity {
  quantity: string
  unit: Unit
  price_unit: Unit
}

/**
 * Volume of a line in m3 with three decimals, rounded once per line; null if it cannot be
 * converted.
 */
export function computeLineVolume(quantity: string, unit: Unit, d: Dimensions): string | null {
  return convertQuantity(quantity, unit, 'm3', d)
}

/**
 * Weight of a line in whole kg: its rounded m3 times the density; null if it cannot be converted.
 */
export function computeLineWeight(quantity: string, unit: Unit, d: Dimensions): number | null {
  const volume = computeLineVolume(quantity, unit, d)
  return volume === null ? null : Number(computeWeight(volume, d.density_kg_m3))
}

/** Decimals of a quantity in documents and on screens. */
const PRINTED_PLACES: Record<Unit, number> = { m3: 3, lm: 2, m2: 2, pcs: 0, pack: 0 }

/**
 * Returns the quantity in the price's unit, as printed: unchanged if it was sold in that unit, else
 * rounded half up to 3 decimals (m3), 2 (lm, m2) or none (pcs, packs). Null if it cannot be
 * converted.
 */
export function computePricedQuantity(
  { quantity, unit, price_unit }: SoldQuantity,
  d: Dimensions,
): string | null {
  if (unit === price_unit) return quantity
  const exact = convertQuantityExactly(quantity, unit, price_unit, d)
  return exact && formatRatio(exact, PRINTED_PLACES[price_unit])
}

/**
 * Returns pieces of several lengths in the price's unit, as printed: the exact length of all
 * pieces, rounded once. Null if it cannot be converted.
 */
export function computeTallyQuantity(tally: Tally, unit: Unit, d: Dimensions): string | null {
  if (unit === 'pcs') return String(countPieces(tally))
  const exact = convertQuantityExactly(computeTallyLength(tally), 'lm', unit, d)
  return exact && formatRatio(exact, PRINTED_PLACES[unit])
}

/**
 * Returns the printed quantity times the price, so that a document can be checked by hand. Rounded
 * half up to the currency's decimals and formatted with two, as in the contract. Null if it cannot
 * be converted.
 */
export function computeLineAmount(
  sold: SoldQuantity,
  price: string,
  d: Dimensions,
  currency = 'EUR',
): string | null {
  const quantity = computePricedQuantity(sold, d)
  const places = getCurrencyPlaces(currency)
  const amount = quantity && formatRatio(multiply(parseRatio(quantity), parseRatio(price)), places)
  return amount && (places === 0 ? `${amount}.00` : amount)
}
