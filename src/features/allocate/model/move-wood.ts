import type { AllocationWrite, CoverAmount } from '@/entities/cover'
import { sumVolumes } from '@domain/timber'

/** Wood of a supply's line: what a deal's line has of it, or, without one, what nobody has. */
export interface WoodToMove {
  readonly supplyLineId: string
  readonly dealLineId: string | null
  readonly amount: CoverAmount
}

/**
 * What gives wood to a deal's line: all that another had of it, beside what this one has already; of what nobody had, as much as is lacking.
 * @param has what the line has of the same supply's line
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

/** In packs where both are whole ones: those are exact, whatever rounding made of their m³. */
function sumAmounts(
  amount: CoverAmount,
  has: CoverAmount,
): Pick<AllocationWrite, 'quantity' | 'unit'> {
  const packs = [amount, has].map((each) => (Number(each.m3) === 0 ? '0' : (each.packs ?? '.')))
  if (packs.some((each) => each.includes('.')))
    return { quantity: sumVolumes([amount.m3, has.m3]), unit: 'm3' }
  return { quantity: String(packs.reduce((total, each) => total + Number(each), 0)), unit: 'pack' }
}
