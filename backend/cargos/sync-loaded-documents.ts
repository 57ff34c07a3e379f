import { notifyCuts } from '../allocations/fit-supply'
import { releaseSupply } from '../allocations/release-supply'
import type { PersonCall } from '../call'
import { withdrawProposedChange } from '../deals/transition-deal'
import { syncLoadedDeals } from '../loaded-deals/sync-loaded-deals'
import { syncLoadedSupplies } from '../loaded-supplies/sync-loaded-supplies'
import { releaseUnloadedWood } from '../order-progress/order-progress'
import { recordChanges } from '../db/unit-of-work'

type LoadedDocuments = { deal_id: string; supply_id: string }

/**
 * Records the deals and supplies whose loads or freight a cargo changed, and advances their
 * statuses.
 */
export async function syncLoadedDocuments(
  call: PersonCall,
  touched: readonly LoadedDocuments[],
): Promise<void> {
  const { db } = call
  if (touched.length === 0) return
  const dealIds = [...new Set(touched.map(({ deal_id }) => deal_id))]
  const supplyIds = [...new Set(touched.map(({ supply_id }) => supply_id))]
  recordChanges(db, { loadedDeals: dealIds, loadedSupplies: supplyIds })
  await syncLoadedDeals(call, dealIds, (id) => withdrawProposedChange(call, id))
  await syncLoadedSupplies(call, supplyIds)
  await releaseClosedAllocations(call, dealIds, supplyIds)
}

/**
 * Releases the wood that no cargo has loaded, of canceled deals and of canceled or completed
 * supplies.
 */
async function releaseClosedAllocations(
  call: PersonCall,
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
    .select(['id', 'number', 'sawmill_name', 'purchase_manager_id'])
    .where('id', 'in', supplyIds)
    .where('status', 'in', ['canceled', 'completed'])
    .execute()
  for (const supply of supplies) {
    const cuts = await releaseSupply(call, supply.id)
    await notifyCuts(call, supply, cuts, [supply.purchase_manager_id ?? call.person.id])
  }
}
