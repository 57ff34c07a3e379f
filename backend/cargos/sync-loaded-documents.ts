import { releaseAllocations } from '../allocations/write-allocations'
import type { StaffCall } from '../call'
import { withdrawProposedChange } from '../deals/transition-deal'
import { syncLoadedDeals } from '../loaded-deals/sync-loaded-deals'
import { releaseUnloadedWood } from '../order-progress/order-progress'
import { advanceSupply } from '../supplies/transition-supply'
import { recordChanges } from '../db/unit-of-work'
import { computeLoadableAmount } from './rules/compute-load'
import { parseWoodLine } from '../cover/cover-lines'
import { findLineProgress } from './line-progress'
import { getNextSupplyStatuses } from './rules/shipment-progress'

type LoadedDocuments = { deal_id: string; supply_id: string }

/**
 * Records the deals and supplies whose loads or freight a cargo changed, and advances their
 * statuses.
 */
export async function syncLoadedDocuments(
  call: StaffCall,
  touched: readonly LoadedDocuments[],
): Promise<void> {
  const { db } = call
  if (touched.length === 0) return
  const dealIds = [...new Set(touched.map(({ deal_id }) => deal_id))]
  const supplyIds = [...new Set(touched.map(({ supply_id }) => supply_id))]
  recordChanges(db, { loadedDeals: dealIds, loadedSupplies: supplyIds })
  await syncLoadedDeals(call, dealIds, (id) => withdrawProposedChange(call, id))
  await syncSupplies(call, supplyIds)
  await releaseCanceledAllocations(call, dealIds, supplyIds)
}

/** Releases the wood of canceled deals and supplies that no cargo has loaded. */
async function releaseCanceledAllocations(
  call: StaffCall,
  dealIds: readonly string[],
  supplyIds: readonly string[],
): Promise<void> {
  const { db } = call
  const deals = await db
    .selectFrom('deals')
    .select('id')
    .where('id', 'in', dealIds)
    .where('status', '=', 'canceled')
    .execute()
  for (const { id } of deals) await releaseUnloadedWood(call, id)
  const supplies = await db
    .selectFrom('supplies')
    .select('id')
    .where('id', 'in', supplyIds)
    .where('status', '=', 'canceled')
    .execute()
  for (const { id } of supplies) await releaseAllocations(call, 'supply_id', id)
}

async function syncSupplies(call: StaffCall, ids: readonly string[]): Promise<void> {
  const { db } = call
  const supplies = await db
    .selectFrom('supplies')
    .select(['id', 'status', 'tolerance_percent'])
    .where('id', 'in', ids)
    .execute()
  const lines = (
    await db.selectFrom('supply_lines').selectAll().where('supply_id', 'in', ids).execute()
  ).map(parseWoodLine)
  const progress = await findLineProgress(db, 'supply_id', ids)
  for (const { id, status, tolerance_percent } of supplies) {
    const supplyLines = lines
      .filter(({ supply_id }) => supply_id === id)
      .map((line) => ({ total: computeLoadableAmount(line).litres, ...progress(line.id) }))
    for (const to of getNextSupplyStatuses(status, {
      lines: supplyLines,
      tolerancePercent: tolerance_percent,
    }))
      await advanceSupply(call, id, to)
  }
}
