import type { PersonCall } from '../call'
import { notifyReleasedWood } from '../allocations/fit-deal'
import { advanceDeal } from '../deals/advance-deal'
import { releaseUnloadedWood } from '../order-progress/order-progress'
import { findLineProgress } from '../cargos/line-progress'
import { getNextDealStatuses } from '../cargos/rules/shipment-progress'

/**
 * Advances deals to the stage of their cargo.
 * @param onShipped ends what a shipped deal can no longer have
 */
export async function syncLoadedDeals(
  call: PersonCall,
  ids: readonly string[],
  onShipped?: (id: string) => Promise<void>,
): Promise<void> {
  const { db } = call
  const deals = await db
    .selectFrom('deals')
    .select(['id', 'number', 'status', 'tolerance_percent'])
    .where('id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('deal_lines')
    .select(['id', 'deal_id', 'volume_l'])
    .where('deal_id', 'in', ids)
    .execute()
  const progress = await findLineProgress(db, 'deal_id', ids)
  for (const { id, number, status, tolerance_percent } of deals) {
    const dealLines = lines
      .filter(({ deal_id }) => deal_id === id)
      .map((line) => ({ total: line.volume_l, ...progress(line.id) }))
    for (const to of getNextDealStatuses(status, {
      lines: dealLines,
      tolerancePercent: tolerance_percent,
      isRestClosed: status === 'shipped',
    })) {
      await advanceDeal(call, id, to)
      if (to === 'shipped') await onShipped?.(id)
      // Another cargo can load the rest until then.
      if (to === 'delivered')
        await notifyReleasedWood(call, { number }, await releaseUnloadedWood(call, id))
    }
  }
}
