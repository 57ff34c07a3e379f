import type { QueryClient } from '@tanstack/react-query'
import { COVER_KEY } from './cover-queries'
import { api, sendOnce, unwrap, type Schemas } from '@/shared/api'

export type Allocation = Schemas['Allocation']
export type AllocationWrite = Schemas['AllocationWrite']

/**
 * Allocates supply lines to deal lines in one transaction, once if repeated after a lost answer.
 * @throws ApiProblem with code `validation` and the available amounts
 */
export async function setAllocations(allocations: AllocationWrite[]): Promise<Allocation[]> {
  const body = { allocations }
  const { items } = await sendOnce(['setAllocations', body], (key) =>
    unwrap(api.POST('/allocations/', { params: { header: { 'Idempotency-Key': key } }, body })),
  )
  return items
}

/** Invalidates all queries that an allocation changes: cover, deals, supplies and histories. */
export const refreshAllocations = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [...COVER_KEY, 'deals', 'supplies', 'records'].map((kind) =>
      queryClient.invalidateQueries({ queryKey: [kind] }),
    ),
  )

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
