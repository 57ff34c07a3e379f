import { fromLitres } from '../../db/decimal-columns'
import type { CargoLoadWrite, Schemas } from '../contract'
import { mostOf, type LoadLimits, type TakenLoad } from './take-load'

/** A pack in the yard that was ordered for a deal's line. */
export type YardLot = { id: string; barcode: string; location: string; pcs: number; litres: number; isLoaded: boolean }

/** A load of packs from the yard. */
type Wanted = Pick<CargoLoadWrite, 'quantity' | 'unit' | 'lot_ids'>
/** Why a load is refused, and at which of its fields. */
type Refusal = Pick<Schemas['FieldError'], 'pointer' | 'code' | 'params'>

/**
 * What a load of packs from the yard comes to, or why it can't be: each is one that the order has, is in no other load, and is loaded whole.
 * @param lots what was ordered for the deal's line, of this supply's
 */
export function takeLots({ quantity, unit, lot_ids }: Wanted, lots: readonly YardLot[], limits: LoadLimits): TakenLoad | Refusal {
  const own = new Map(lots.map((lot) => [lot.id, lot]))
  for (const [i, id] of lot_ids.entries()) {
    const pointer = `/lot_ids/${i}`
    const lot = own.get(id)
    if (!lot) return { pointer, code: 'not_reserved' }
    if (lot.isLoaded || lot_ids.indexOf(id) !== i) return { pointer, code: 'loaded_already' }
  }
  if (unit !== 'pack' || Number(quantity) !== lot_ids.length) return { pointer: '/quantity', code: 'packs_differ' }
  const sum = (of: 'litres' | 'pcs') => lot_ids.reduce((total, id) => total + (own.get(id)?.[of] ?? 0), 0)
  const most = mostOf(limits)
  if (sum('litres') > most.litres) return { pointer: '/quantity', code: 'not_allocated', params: { most: fromLitres(most.litres) } }
  return { litres: sum('litres'), packs: lot_ids.length, pcs: sum('pcs') }
}
