import type { AllocationWrite, CoverAmount } from '@/entities/cover'
import { sumVolumes } from '@domain/timber'

/** Allocated wood of a supply line; unallocated wood if `dealLineId` is null. */
export interface WoodToMove {
  readonly supplyLineId: string
  readonly dealLineId: string | null
  readonly amount: CoverAmount
}

/**
 * Returns the requests that move wood to a deal line. Allocated wood is moved completely and added
 * to the line's own; of unallocated wood the line gets its shortfall.
 * @param has amount that the deal line already has of this supply line
 */
export function toMoveWrites(
  { supplyLineId: supply_line_id, dealLineId, amount }: WoodToMove,
  to: string,
  has: CoverAmount,
): AllocationWrite[] {
  const given = { supply_line_id, deal_line_id: to, was_m3: has.m3 }
  if (dealLineId === null) return [{ ...given, quantity: null, unit: 'm3' }]
  return [
    { supply_line_id, deal_line_id: dealLineId, was_m3: amount.m3, quantity: '0', unit: 'm3' },
    { ...given, ...sumAmounts(amount, has) },
  ]
}

/** Sums whole packs, since volumes are rounded; otherwise volumes. */
function sumAmounts(
  amount: CoverAmount,
  has: CoverAmount,
): Pick<AllocationWrite, 'quantity' | 'unit'> {
  const packs = [amount, has].map((each) => (Number(each.m3) === 0 ? '0' : (each.packs ?? '.')))
  if (packs.some((each) => each.includes('.')))
    return { quantity: sumVolumes([amount.m3, has.m3]), unit: 'm3' }
  return { quantity: String(packs.reduce((total, each) => total + Number(each), 0)), unit: 'pack' }
}
