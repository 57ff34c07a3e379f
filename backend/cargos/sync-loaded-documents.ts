import { releaseAllocations } from '../allocations/write-allocations'
import type { StaffCall } from '../call'
import { advanceLoadedDeal } from '../deals/transition-deal'
import { releaseUnloadedWood } from '../order-progress/order-progress'
import { advanceSupply } from '../supplies/transition-supply'
import { recordChanges } from '../db/unit-of-work'
import { computeLoadableAmount } from './rules/compute-load'
import { parseWoodLine } from '../cover/cover-lines'
import type { Db } from '../db/tables'
import {
  getNextDealStatuses,
  getNextSupplyStatuses,
  type LineProgress,
} from './rules/shipment-progress'
import {
  DELIVERED_CARGO_STATUSES,
  DEPARTED_CARGO_STATUSES,
  LOADED_CARGO_STATUSES,
} from '../statuses/cargo-statuses'

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
  await syncDeals(call, dealIds)
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

async function syncDeals(call: StaffCall, ids: readonly string[]): Promise<void> {
  const { db } = call
  const deals = await db
    .selectFrom('deals')
    .select(['id', 'status', 'tolerance_percent'])
    .where('id', 'in', ids)
    .execute()
  const lines = await db
    .selectFrom('deal_lines')
    .select(['id', 'deal_id', 'volume_l'])
    .where('deal_id', 'in', ids)
    .execute()
  const progress = await findLineProgress(db, 'deal_id', ids)
  for (const { id, status, tolerance_percent } of deals) {
    const dealLines = lines
      .filter(({ deal_id }) => deal_id === id)
      .map((line) => ({ total: line.volume_l, ...progress(line.id) }))
    for (const to of getNextDealStatuses(status, {
      lines: dealLines,
      tolerancePercent: tolerance_percent,
      isRestClosed: status === 'shipped',
    }))
      await advanceLoadedDeal(call, id, to)
  }
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

/** Returns a function that computes the cargo progress of a line of the given documents. */
export async function findLineProgress(
  db: Db,
  document: 'deal_id' | 'supply_id',
  ids: readonly string[],
): Promise<(lineId: string) => Omit<LineProgress, 'total'>> {
  const loads = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select([
      document === 'deal_id' ? 'deal_line_id as line_id' : 'supply_line_id as line_id',
      'litres',
      'status',
    ])
    .where(document, 'in', ids)
    .where('status', '!=', 'canceled')
    .execute()
  return (lineId) => {
    const lineLoads = loads.filter(({ line_id }) => line_id === lineId)
    const sum = (statuses?: readonly string[]) =>
      lineLoads.reduce(
        (total, { litres, status }) =>
          (statuses?.includes(status) ?? true) ? total + litres : total,
        0,
      )
    return {
      claimed: sum(),
      loaded: sum(LOADED_CARGO_STATUSES),
      departed: sum(DEPARTED_CARGO_STATUSES),
      delivered: sum(DELIVERED_CARGO_STATUSES),
    }
  }
}
