import { quantityIn, exactQuantity, weightOf } from './convert'
import type { Dimensions, Unit } from './dimensions'
import { formatRatio, ratioOf, times } from './ratio'

/** How much is sold, and the unit that its price is for: 6 packs, per m3. */
export type Sold = { quantity: string; unit: Unit; price_unit: Unit }

/** Volume of a line in m3 with three places, rounded once for the line; null where the quantity does not convert. */
export function lineVolume(quantity: string, unit: Unit, d: Dimensions): string | null {
  return quantityIn(quantity, unit, 'm3', d)
}

/** Weight of a line in whole kg: its m3 as written times the density; null where the quantity does not convert. */
export function lineWeight(quantity: string, unit: Unit, d: Dimensions): number | null {
  const volume = lineVolume(quantity, unit, d)
  return volume === null ? null : Number(weightOf(volume, d.density_kg_m3))
}

/** What is sold in the price's unit, unrounded, times the price; rounded half up to the cent. Null where it does not convert to that unit. */
export function lineAmount({ quantity, unit, price_unit }: Sold, price: string, d: Dimensions): string | null {
  const priced = exactQuantity(quantity, unit, price_unit, d)
  return priced && formatRatio(times(priced, ratioOf(price)), 2)
}
