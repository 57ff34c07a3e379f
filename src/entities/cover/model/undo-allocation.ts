import type { Allocation, AllocationWrite } from '../api/set-allocations'

/**
 * Returns the request that restores the previous amount. It fails if the allocation has changed
 * since.
 */
export const toUndoAllocation = ({
  supply_line_id,
  deal_line_id,
  m3,
  was_m3,
  was_packs,
}: Allocation): AllocationWrite => ({
  supply_line_id,
  deal_line_id,
  was_m3: m3,
  ...(was_packs === null
    ? { quantity: was_m3, unit: 'm3' }
    : { quantity: String(was_packs), unit: 'pack' }),
})
