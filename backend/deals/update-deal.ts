import { hasAllocations, recalculateDeals } from '../allocations/recalculate-deals'
import type { Handler, StaffCall } from '../call'
import { rowEquals, rowsEqual } from '../db/row-equals'
import { assertVersion } from '../db/assert-version'
import { recalculateMargins } from '../deal-margins/recalculate-margins'
import { logChanges } from '../documents/log-step'
import { toNextVersion } from '../documents/record-head'
import { storeLines } from '../wood-lines/store-lines'
import type { Db } from '../db/tables'
import { findPersonRefs } from '../people/find-person-refs'
import { notifySaleManager } from './notify-deal-change'
import { assertCanWorkOnDeal, findDeal, type StoredDeal } from './find-deal'
import { toDealLineRows, toDealRow } from './deal-rows'
import { prepareDeal } from './prepare-deal'
import { presentDeal } from './present-deal'
import { dealFields, getEditableDealFields, type LoggedDeal } from './rules/deal-fields'
import { loadDealWarnings } from './load-deal-warnings'
import { toDealLineWrite, toDealWrite } from './deal-write'

/** Converts a stored deal to its form for the change log. */
async function toLoggedDeal(db: Db, record: StoredDeal): Promise<LoggedDeal> {
  const { deal, lines } = record
  const toPersonRef = await findPersonRefs(db, [deal.sale_manager_id])
  return {
    ...toDealWrite(record),
    client_name: deal.client_name,
    sale_manager_name: toPersonRef(deal.sale_manager_id).name,
    lines: lines.map((line) => ({ ...toDealLineWrite(line), product_name: line.product_name })),
  }
}

export const updateDeal: Handler<'updateDeal'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findDeal(db, person, path.id)
  assertCanWorkOnDeal(person, before.deal)
  assertVersion(version, before.deal.version)
  dealFields.expectOpen(toDealWrite(before), body, getEditableFields(call, before))
  const prepared = await prepareDeal(db, person, body, before)
  const values = toDealRow(prepared, before.deal.number)
  const rows = toDealLineRows(before.deal, prepared.lines)
  if (rowEquals(before.deal, values) && rowsEqual(before.lines, rows))
    return presentDeal(call, before)
  const warnings = await loadDealWarnings(db, person, prepared, before)
  await db
    .updateTable('deals')
    .set({ ...values, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'deal_lines', path.id, rows)
  if (await hasAllocations(db, path.id)) await recalculateDeals(db, [path.id])
  else await recalculateMargins(db, [path.id])
  const after = await findDeal(db, person, path.id)
  await logDealChanges(call, before, after)
  return presentDeal(call, after, warnings)
}

const getEditableFields = (
  { person }: StaffCall,
  { deal: { status, sale_manager_id, exchange_rate } }: StoredDeal,
) =>
  getEditableDealFields(person, {
    status,
    saleManagerId: sale_manager_id,
    exchangeRate: exchange_rate,
  })

async function logDealChanges(
  call: StaffCall,
  before: StoredDeal,
  after: StoredDeal,
): Promise<void> {
  const { db } = call
  const { id } = after.deal
  const changes = dealFields.changes(await toLoggedDeal(db, before), await toLoggedDeal(db, after))
  if (changes.length === 0) return
  await logChanges(call, { kind: 'deal', id }, changes)
  if (before.deal.sale_manager_id !== after.deal.sale_manager_id)
    await notifySaleManager(call, after.deal, 'deal_assigned')
  else if (after.deal.confirmed_at !== null)
    await notifySaleManager(call, after.deal, 'deal_changed')
}
