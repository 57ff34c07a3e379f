import { computeUnallocatedAmount } from '../../allocations/rules/available-amount'
import { fromLitres } from '../../db/decimal-columns'
import { sumLotsLitres } from '../../wood-lines/wood-figures'
import type { CargoLoadWrite, Schemas } from '../contract'
import { computeMaxLoad, type LoadLimits, type LoadAmount } from './compute-load'

/** A pack in the yard that is sold to a deal's line. */
export type YardLot = {
  id: string
  barcode: string
  location: string
  pcs: number
  litres: number
  isLoaded: boolean
}

type LotLoadRequest = Pick<CargoLoadWrite, 'quantity' | 'unit' | 'lot_ids'>
type LotLoadRefusal = Pick<Schemas['FieldError'], 'pointer' | 'code' | 'params'>

/**
 * Returns the amount of a load of whole yard packs, or the reason for its refusal. Each pack must
 * be sold to the deal's line and be in no other load.
 * @param lots packs of this supply sold to the deal's line
 */
export function computeLotLoad(
  { quantity, unit, lot_ids }: LotLoadRequest,
  lots: readonly YardLot[],
  limits: LoadLimits,
): LoadAmount | LotLoadRefusal {
  const own = new Map(lots.map((lot) => [lot.id, lot]))
  for (const [i, id] of lot_ids.entries()) {
    const pointer = `/lot_ids/${i}`
    const lot = own.get(id)
    if (!lot) return { pointer, code: 'not_reserved' }
    if (lot.isLoaded || lot_ids.indexOf(id) !== i) return { pointer, code: 'loaded_already' }
  }
  if (unit !== 'pack' || Number(quantity) !== lot_ids.length)
    return { pointer: '/quantity', code: 'packs_differ' }
  const chosen = lot_ids.flatMap((id) => own.get(id) ?? [])
  const litres = sumLotLitres(chosen, lots, limits)
  const max = computeMaxLoad(limits)
  if (litres > max.litres)
    return {
      pointer: '/quantity',
      code: 'not_allocated',
      params: { most: fromLitres(max.litres) },
    }
  return { litres, packs: lot_ids.length, pcs: chosen.reduce((total, { pcs }) => total + pcs, 0) }
}

/**
 * Sums the litres of packs. The last packs of an allocation take its rounding remainder, so that
 * its loads always add up to the whole.
 */
function sumLotLitres(
  chosen: readonly YardLot[],
  lots: readonly YardLot[],
  { specification, allocated, othersOfAllocation }: LoadLimits,
): number {
  const litres = sumLotsLitres(chosen, specification)
  const rest = computeUnallocatedAmount({ ...allocated, specification }, othersOfAllocation).litres
  const isLast = lots.every((lot) => lot.isLoaded || chosen.includes(lot))
  return isLast && Math.abs(rest - litres) <= lots.length ? rest : litres
}
