import { convert, weightOf } from './convert'
import { divideRounded, formatDecimal, parseDecimal } from './decimal'
import type { Dimensions, Unit } from './dimensions'

/** Volume of a line in m3 with three places, rounded once for the line; null where the quantity does not convert. */
export function lineVolume(quantity: string, unit: Unit, d: Dimensions): string | null {
  const { m3 } = convert(quantity, unit, d)
  return m3.ok ? m3.value : null
}

/** Weight of a line in whole kg: its m3 as written times the density; null where the quantity does not convert. */
export function lineWeight(quantity: string, unit: Unit, d: Dimensions): number | null {
  const volume = lineVolume(quantity, unit, d)
  return volume === null ? null : Number(weightOf(volume, d.density_kg_m3))
}

/** Quantity times price per unit, rounded half up to the cent. */
export function lineAmount(quantity: string, price: string): string {
  const count = parseDecimal(quantity)
  const each = parseDecimal(price)
  const scale = 10n ** BigInt(count.places + each.places)
  return formatDecimal(divideRounded(count.units * each.units * 100n, scale), 2)
}
