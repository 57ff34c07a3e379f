import { convert, fromLitres, toLitres, type Unit } from '@domain/timber'
import { trimDecimal } from '@domain/numbers'
import type { PurchaseOffer } from './picks'

export interface PickAmount {
  readonly quantity: string
  readonly unit: Unit
}

/** Converts an amount to litres; null if the dimensions are unknown. */
export function convertToLitres(
  { quantity, unit }: PickAmount,
  { wood }: Pick<PurchaseOffer, 'wood'>,
): number | null {
  const { m3 } = convert(quantity, unit, wood)
  return m3.ok ? toLitres(m3.value) : null
}

/**
 * Returns min(missing, available), in whole packs if the pack size is known. Packs are rounded up
 * if the tolerance allows, else down. Null if nothing is missing.
 * @param picked litres picked for the line from all other offers
 */
export function computeRemainder(
  { line, free, wood }: Pick<PurchaseOffer, 'line' | 'free' | 'wood'>,
  picked: number,
): PickAmount | null {
  const shortfall = toLitres(line.shortfall.m3) - picked
  if (shortfall <= 0) return null
  const available = free ? toLitres(free.free.m3) : Infinity
  const packVolume = convertToLitres({ quantity: '1', unit: 'pack' }, { wood })
  const packs = free ? parseWholePacks(free.free.packs) : Infinity
  const volume: PickAmount = {
    quantity: trimDecimal(fromLitres(Math.min(shortfall, available))),
    unit: 'm3',
  }
  if (packs === null || packVolume === null || packVolume === 0) return volume
  const room = toLitres(line.room_m3) - picked
  const packCount = Math.ceil(shortfall / packVolume)
  const count = Math.min(
    packs,
    packCount * packVolume <= room ? packCount : Math.floor(shortfall / packVolume),
  )
  if (count > 0) return { quantity: String(count), unit: 'pack' }
  // Less than a pack of wood that is not sold in packs.
  return free || line.unit === 'pack' ? null : volume
}

const parseWholePacks = (packs: string | null): number | null =>
  packs === null || packs.includes('.') ? null : Number(packs)
