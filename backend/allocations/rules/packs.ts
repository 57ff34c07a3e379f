import {
  formatDecimal,
  lineVolume,
  parseDecimal,
  convertQuantity,
  trimDecimal,
  withPlaces,
} from '@/shared/lib/timber'
import type { Schemas } from '../../call'
import { fromLitres, toLitres } from '../../db/decimal-columns'

type Specification = Schemas['Specification']

/** So many packs in litres; null where nobody knows what a pack holds. */
export function packsToLitres(packs: number, wood: Specification): number | null {
  const volume = lineVolume(String(packs), 'pack', wood)
  return volume === null ? null : toLitres(volume)
}

/** Litres as packs, which are whole where so many packs are just that much; else with two places. Null where nobody knows what a pack holds. */
export function litresToPacks(litres: number, wood: Specification): string | null {
  const packs = convertQuantity(fromLitres(litres), 'm3', 'pack', wood)
  if (packs === null) return null
  const whole = Math.round(Number(packs))
  return packsToLitres(whole, wood) === litres
    ? String(whole)
    : trimDecimal(formatDecimal(withPlaces(parseDecimal(packs), 2), 2))
}

/** Litres as whole packs; null where they are none. */
export function litresToWholePacks(litres: number, wood: Specification): number | null {
  const packs = litresToPacks(litres, wood)
  return packs === null || packs.includes('.') || packsToLitres(Number(packs), wood) !== litres
    ? null
    : Number(packs)
}
