import { toLitres } from '../../db/decimal-columns'
import type { Schemas } from '../../call'
import { lineVolume } from '@/shared/lib/timber'
import { packsToLitres, litresToWholePacks } from './packs'

/** What a part of a supply's line is, beside the others of it. */
export type WoodAmount = { litres: number; packs: number | null }

type SupplyLineQuantities = {
  unit: Schemas['Unit']
  quantity: string
  confirmed_quantity: string | null
  ready_quantity: string | null
  /** Litres that the inspection did not reject; null while the line is not inspected. */
  usable_l: number | null
  specification: Schemas['Specification']
}

/** What of a supply's line may be given away: litres, and packs where it is so many whole ones. */
export type AvailableAmount = {
  litres: number
  packs: number | null
  specification: Schemas['Specification']
}

/**
 * Returns the amount that deals can get: ready, else confirmed, else ordered; where inspected, less what was rejected. Wood that the inspection did not
 * cover stays available. A later amount never raises an earlier one.
 */
export function computeAvailableAmount(line: SupplyLineQuantities): AvailableAmount {
  const { unit, specification, usable_l } = line
  const promised = toWoodAmount(line.confirmed_quantity ?? line.quantity, unit, specification)
  const ready =
    line.ready_quantity === null ? null : toWoodAmount(line.ready_quantity, unit, specification)
  const there = ready && ready.litres < promised.litres ? ready : promised
  if (usable_l === null || usable_l >= there.litres) return { ...there, specification }
  return { litres: usable_l, packs: litresToWholePacks(usable_l, specification), specification }
}

function toWoodAmount(
  quantity: string,
  unit: Schemas['Unit'],
  wood: Schemas['Specification'],
): WoodAmount {
  const litres = toLitres(lineVolume(quantity, unit, wood) ?? '0.000')
  return { litres, packs: unit === 'pack' ? Number(quantity) : litresToWholePacks(litres, wood) }
}

/** What the others leave of it. Its packs are known only while all the others hold whole ones. */
export function computeUnallocatedAmount(
  source: AvailableAmount,
  others: readonly WoodAmount[],
): WoodAmount {
  const litres = Math.max(0, source.litres - others.reduce((sum, other) => sum + other.litres, 0))
  if (source.packs === null || others.some(({ packs }) => packs === null))
    return { litres, packs: null }
  return {
    litres,
    packs: Math.max(0, source.packs - others.reduce((sum, other) => sum + (other.packs ?? 0), 0)),
  }
}

/**
 * So many packs of what is free: as much as they hold, and of the last ones all that is left, so that the parts come to the whole however it was
 * split.
 */
export function allocatePacks(
  packs: number,
  free: WoodAmount,
  wood: Schemas['Specification'],
): WoodAmount | null {
  if (free.packs === packs && packs > 0) return { litres: free.litres, packs }
  const litres = packsToLitres(packs, wood)
  if (litres === null) return null
  // What is left over by rounding is no reason to refuse a pack that is there.
  return {
    litres: free.packs !== null && packs < free.packs ? Math.min(litres, free.litres) : litres,
    packs,
  }
}

/** So many litres of what is free, known as packs where they are whole ones, or all there is. */
export const allocateLitres = (
  litres: number,
  free: WoodAmount,
  wood: Schemas['Specification'],
): WoodAmount => ({
  litres,
  packs:
    litres === free.litres && free.packs !== null && free.packs > 0
      ? free.packs
      : litresToWholePacks(litres, wood),
})
