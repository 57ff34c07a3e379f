import { release } from '../allocations/release'
import type { StaffCall } from '../call'
import { advanceDeal } from '../deals/advance-deal'
import { freeWoodOfDeals } from '../order-progress/free-wood'
import { advanceSupply } from '../supplies/advance-supply'
import { recountFreight } from './recount-freight'
import { recountLoads } from './recount-loads'
import { progressOf } from './line-progress'
import { dealWay, supplyWay } from './rules/progress'
import { loadableOf } from './rules/take-load'
import { readWood } from '../cover/cover-lines'

type Touched = { deal_id: string; supply_id: string }

/**
 * Counts anew, and takes along, the deals and supplies whose wood a cargo has, or had: what is loaded and delivered, what freight it carries, and the steps
 * that follow from it.
 */
export async function followLoads(call: StaffCall, touched: readonly Touched[]): Promise<void> {
  const { db } = call
  if (touched.length === 0) return
  const dealIds = [...new Set(touched.map(({ deal_id }) => deal_id))]
  const supplyIds = [...new Set(touched.map(({ supply_id }) => supply_id))]
  await recountLoads(db, dealIds, supplyIds)
  await recountFreight(db, dealIds)
  await followDeals(call, dealIds)
  await followSupplies(call, supplyIds)
  await letGo(call, dealIds, supplyIds)
}

/** What was allocated to a deal, or of a supply, that was canceled meanwhile is free as soon as no cargo has it. */
async function letGo(
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
  for (const { id } of deals) await release(call, 'deal_id', id)
  await freeWoodOfDeals(
    db,
    deals.map(({ id }) => id),
    call.clock().toISOString(),
  )
  const supplies = await db
    .selectFrom('supplies')
    .select('id')
    .where('id', 'in', supplyIds)
    .where('status', '=', 'canceled')
    .execute()
  for (const { id } of supplies) await release(call, 'supply_id', id)
}

async function followDeals(call: StaffCall, ids: readonly string[]): Promise<void> {
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
  const progress = await progressOf(db, 'deal_id', ids)
  for (const { id, status, tolerance_percent } of deals) {
    const own = lines
      .filter(({ deal_id }) => deal_id === id)
      .map((line) => ({ whole: line.volume_l, ...progress(line.id) }))
    for (const to of dealWay(status, {
      lines: own,
      tolerancePercent: tolerance_percent,
      isRestClosed: status === 'shipped',
    }))
      await advanceDeal(call, id, to)
  }
}

async function followSupplies(call: StaffCall, ids: readonly string[]): Promise<void> {
  const { db } = call
  const supplies = await db
    .selectFrom('supplies')
    .select(['id', 'status', 'tolerance_percent'])
    .where('id', 'in', ids)
    .execute()
  const lines = (
    await db.selectFrom('supply_lines').selectAll().where('supply_id', 'in', ids).execute()
  ).map(readWood)
  const progress = await progressOf(db, 'supply_id', ids)
  for (const { id, status, tolerance_percent } of supplies) {
    const own = lines
      .filter(({ supply_id }) => supply_id === id)
      .map((line) => ({ whole: loadableOf(line).litres, ...progress(line.id) }))
    for (const to of supplyWay(status, { lines: own, tolerancePercent: tolerance_percent }))
      await advanceSupply(call, id, to)
  }
}
