import { toLitres } from '../../db/decimal-columns'
import type { Schemas } from '../../call'
import { lineVolume } from '@/shared/lib/timber'
import { litresOfPacks, wholePacksOf } from './packs'

/** What a part of a supply's line is, beside the others of it. */
export type Held = { litres: number; packs: number | null }

type Amounts = {
  unit: Schemas['Unit']
  quantity: string
  confirmed_quantity: string | null
  ready_quantity: string | null
  /** Litres that the inspection did not reject; null while the line is not inspected. */
  usable_l: number | null
  specification: Schemas['Specification']
}

/** What of a supply's line may be given away: litres, and packs where it is so many whole ones. */
export type Source = {
  litres: number
  packs: number | null
  specification: Schemas['Specification']
}

/**
 * Returns the amount that deals can get: ready, else confirmed, else ordered; where inspected, less what was rejected. Wood that the inspection did not
 * cover stays available. A later amount never raises an earlier one.
 */
export function sourceOf(line: Amounts): Source {
  const { unit, specification, usable_l } = line
  const promised = amountOf(line.confirmed_quantity ?? line.quantity, unit, specification)
  const ready =
    line.ready_quantity === null ? null : amountOf(line.ready_quantity, unit, specification)
  const there = ready && ready.litres < promised.litres ? ready : promised
  if (usable_l === null || usable_l >= there.litres) return { ...there, specification }
  return { litres: usable_l, packs: wholePacksOf(usable_l, specification), specification }
}

function amountOf(quantity: string, unit: Schemas['Unit'], wood: Schemas['Specification']): Held {
  const litres = toLitres(lineVolume(quantity, unit, wood) ?? '0.000')
  return { litres, packs: unit === 'pack' ? Number(quantity) : wholePacksOf(litres, wood) }
}

/** What the others leave of it. Its packs are known only while all the others hold whole ones. */
export function freeOf(source: Source, others: readonly Held[]): Held {
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
export function takePacks(packs: number, free: Held, wood: Schemas['Specification']): Held | null {
  if (free.packs === packs && packs > 0) return { litres: free.litres, packs }
  const litres = litresOfPacks(packs, wood)
  if (litres === null) return null
  // What is left over by rounding is no reason to refuse a pack that is there.
  return {
    litres: free.packs !== null && packs < free.packs ? Math.min(litres, free.litres) : litres,
    packs,
  }
}

/** So many litres of what is free, known as packs where they are whole ones, or all there is. */
export const takeLitres = (litres: number, free: Held, wood: Schemas['Specification']): Held => ({
  litres,
  packs:
    litres === free.litres && free.packs !== null && free.packs > 0
      ? free.packs
      : wholePacksOf(litres, wood),
})
