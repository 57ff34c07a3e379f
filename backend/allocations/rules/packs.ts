import {
  formatDecimal,
  lineVolume,
  parseDecimal,
  convertQuantity,
  trimDecimal,
  withPlaces,
} from '@domain/timber'
import type { Schemas } from '../../call'
import { fromLitres, toLitres } from '../../db/decimal-columns'

type Specification = Schemas['Specification']

/** Converts packs to litres; null if the pack size is unknown. */
export function packsToLitres(packs: number, wood: Specification): number | null {
  const volume = lineVolume(String(packs), 'pack', wood)
  return volume === null ? null : toLitres(volume)
}

/**
 * Converts litres to packs: a whole number if it matches exactly, else two decimals. Null if the
 * pack size is unknown.
 */
export function litresToPacks(litres: number, wood: Specification): string | null {
  const packs = convertQuantity(fromLitres(litres), 'm3', 'pack', wood)
  if (packs === null) return null
  const whole = Math.round(Number(packs))
  return packsToLitres(whole, wood) === litres
    ? String(whole)
    : trimDecimal(formatDecimal(withPlaces(parseDecimal(packs), 2), 2))
}

/** Converts litres to whole packs; null if they don't match exactly. */
export function litresToWholePacks(litres: number, wood: Specification): number | null {
  const packs = litresToPacks(litres, wood)
  return packs === null || packs.includes('.') || packsToLitres(Number(packs), wood) !== litres
    ? null
    : Number(packs)
}
