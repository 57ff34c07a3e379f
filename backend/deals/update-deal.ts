import { hasAllocations, recountDeals } from '../allocations/recount-deals'
import type { Handler, StaffCall } from '../call'
import { hasAlready, haveAlready } from '../db/has-already'
import { expectVersion } from '../db/version'
import { tellSaleManager } from './deal-notices'
import { expectWorker, findDeal, type DealRecord } from './find-deal'
import { dealValues, lineRows } from './deal-rows'
import { loggedDeal } from './logged-deal'
import { prepareDeal } from './prepare-deal'
import { presentDeal } from './present-deal'
import { recountMargins } from '../deal-margins/recount-margins'
import { dealFields } from './rules/deal-fields'
import { editableFields } from './rules/editable-fields'
import { logChanges } from '../documents/log-changes'
import { nextVersion } from '../documents/next-version'
import { storeLines } from '../wood-lines/store-lines'
import { warningsOf } from './warnings-of'
import { dealWriteOf } from './deal-write'

export const updateDeal: Handler<'updateDeal'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findDeal(db, person, path.id)
  expectWorker(person, before.deal)
  expectVersion(version, before.deal.version)
  dealFields.expectOpen(dealWriteOf(before), body, editableNow(call, before))
  const prepared = await prepareDeal(db, person, body, before)
  const values = dealValues(prepared, before.deal.number)
  const rows = lineRows(before.deal, prepared.lines)
  if (hasAlready(before.deal, values) && haveAlready(before.lines, rows))
    return presentDeal(call, before)
  const warnings = await warningsOf(db, person, prepared, before)
  await db
    .updateTable('deals')
    .set({ ...values, ...nextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'deal_lines', path.id, rows)
  if (await hasAllocations(db, path.id)) await recountDeals(db, [path.id])
  else await recountMargins(db, [path.id])
  const after = await findDeal(db, person, path.id)
  await noteChanges(call, before, after)
  return presentDeal(call, after, warnings)
}

const editableNow = (
  { person }: StaffCall,
  { deal: { status, sale_manager_id, exchange_rate } }: DealRecord,
) => editableFields(person, { status, saleManagerId: sale_manager_id, exchangeRate: exchange_rate })

async function noteChanges(call: StaffCall, before: DealRecord, after: DealRecord): Promise<void> {
  const { db } = call
  const { id } = after.deal
  const changes = dealFields.changes(await loggedDeal(db, before), await loggedDeal(db, after))
  if (changes.length === 0) return
  await logChanges(call, { kind: 'deal', id }, changes)
  if (before.deal.sale_manager_id !== after.deal.sale_manager_id)
    await tellSaleManager(call, after.deal, 'deal_assigned')
  else if (after.deal.confirmed_at !== null) await tellSaleManager(call, after.deal, 'deal_changed')
}
