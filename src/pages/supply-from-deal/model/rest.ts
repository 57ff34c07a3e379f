import {
  convert,
  formatDecimal,
  parseDecimal,
  trimDecimal,
  withPlaces,
  type Unit,
} from '@/shared/lib/timber'
import type { Offer } from './picks'

export interface Amount {
  readonly quantity: string
  readonly unit: Unit
}

/** m3 as litres. */
export const litresOf = (m3: string): number => Number(withPlaces(parseDecimal(m3), 3))
/** Litres as m3 with three places. */
export const m3Of = (litres: number): string => formatDecimal(BigInt(litres), 3)

/** An amount of an offer's wood in litres; null where its dimensions don't tell. */
export function litresOfAmount(
  { quantity, unit }: Amount,
  { wood }: Pick<Offer, 'wood'>,
): number | null {
  const { m3 } = convert(quantity, unit, wood)
  return m3.ok ? litresOf(m3.value) : null
}

/**
 * What an offer's line still lacks beside what is picked for it elsewhere, as far as the offer has it. In whole packs where it is sold so, or free in
 * whole ones: one more than it takes where the tolerance has room for it, else as many as fit. Null where nothing lacks any more.
 *
 * @param picked litres for the line from all other offers
 */
export function restOf(
  { line, free, wood }: Pick<Offer, 'line' | 'free' | 'wood'>,
  picked: number,
): Amount | null {
  const lacks = litresOf(line.lacks.m3) - picked
  if (lacks <= 0) return null
  const most = free ? litresOf(free.free.m3) : Infinity
  const each = litresOfAmount({ quantity: '1', unit: 'pack' }, { wood })
  const packs = free ? wholePacks(free.free.packs) : Infinity
  const isInPacks = free ? packs !== null : line.unit === 'pack'
  if (!isInPacks || packs === null || each === null || each === 0)
    return { quantity: trimDecimal(m3Of(Math.min(lacks, most))), unit: 'm3' }
  const room = litresOf(line.room_m3) - picked
  const enough = Math.ceil(lacks / each)
  const count = Math.min(packs, enough * each <= room ? enough : Math.floor(lacks / each))
  return count > 0 ? { quantity: String(count), unit: 'pack' } : null
}

const wholePacks = (packs: string | null): number | null =>
  packs === null || packs.includes('.') ? null : Number(packs)
