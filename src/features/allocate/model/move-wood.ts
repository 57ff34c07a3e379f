import type { AllocationWrite, CoverAmount } from '@/entities/cover'
import { sumVolumes } from '@domain/money'

/** Allocated wood of a supply line; unallocated wood if `dealLineId` is null. */
export interface WoodToMove {
  readonly supplyLineId: string
  readonly dealLineId: string | null
  readonly amount: CoverAmount
}

/**
 * Returns the requests that move wood to a deal line. Allocated wood is moved completely and added
 * to the line's own; of unallocated wood the line gets its shortfall.
 * @param current amount that the deal line already has of this supply line
 */
export function toMoveWrites(
  { supplyLineId: supply_line_id, dealLineId, amount }: WoodToMove,
  targetLineId: string,
  current: CoverAmount,
): AllocationWrite[] {
  const target = { supply_line_id, deal_line_id: targetLineId, was_m3: current.m3 }
  if (dealLineId === null) return [{ ...target, quantity: null, unit: 'm3' }]
  return [
    { supply_line_id, deal_line_id: dealLineId, was_m3: amount.m3, quantity: '0', unit: 'm3' },
    { ...target, ...sumAmounts(amount, current) },
  ]
}

/** Sums whole packs, since volumes are rounded; otherwise volumes. */
function sumAmounts(
  amount: CoverAmount,
  current: CoverAmount,
): Pick<AllocationWrite, 'quantity' | 'unit'> {
  const packs = [amount, current].map((each) => (Number(each.m3) === 0 ? '0' : (each.packs ?? '.')))
  if (packs.some((each) => each.includes('.')))
    return { quantity: sumVolumes([amount.m3, current.m3]), unit: 'm3' }
  return { quantity: String(packs.reduce((total, each) => total + Number(each), 0)), unit: 'pack' }
}
