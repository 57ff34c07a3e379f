import { compareWeeks } from '@/shared/lib/timber'
import { fitSupply } from '../allocations/fit-supply'
import { presentCuts } from '../allocations/supply-cuts'
import { notifyCuts } from '../allocations/notify-cuts'
import { recalculateSupplies } from '../allocations/recalculate-supplies'
import type { Handler } from '../call'
import { logChanges } from '../documents/log-changes'
import { toNextVersion } from '../documents/next-version'
import { updateCargoWords } from '../search/update-cargo-words'
import { rowEquals, rowsEqual } from '../db/row-equals'
import { assertVersion } from '../db/assert-version'
import { findSupply } from './find-supply'
import { toLoggedSupply } from './logged-supply'
import { prepareSupply } from './prepare-supply'
import { presentSupply } from './present-supply'
import { supplyFields } from './rules/supply-fields'
import { storeLines } from '../wood-lines/store-lines'
import {
  notifySupplyAssigned,
  notifySupplyPostponed,
  notifyInspectors,
} from './notify-supply-change'
import { toSupplyLineRows, toSupplyRow } from './supply-rows'
import { scheduleLateSupply } from './notify-late-supply'
import { toSupplyWrite } from './supply-write'

export const updateSupply: Handler<'updateSupply'> = async (call) => {
  const { db, path, body, version } = call
  const before = await findSupply(db, path.id)
  assertVersion(version, before.supply.version)
  supplyFields.expectOpen(toSupplyWrite(before), body, supplyFields.openIn(before.supply.status))
  const prepared = await prepareSupply(db, body, before)
  const values = toSupplyRow(prepared, before.supply.number)
  const rows = toSupplyLineRows(path.id, prepared.lines)
  if (rowEquals(before.supply, values) && rowsEqual(before.lines, rows))
    return presentSupply(call, before)
  await db
    .updateTable('supplies')
    .set({ ...values, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'supply_lines', path.id, rows)
  await recalculateSupplies(db, [path.id])
  await updateCargoWords(db, { supply_id: path.id })
  const cuts = await fitSupply(call, path.id)
  const after = await findSupply(db, path.id)
  await scheduleLateSupply(call, after.supply, before.supply)
  await logChanges(
    call,
    { kind: 'supply', id: path.id },
    supplyFields.changes(await toLoggedSupply(db, before), await toLoggedSupply(db, after)),
  )
  if (after.supply.purchase_manager_id !== before.supply.purchase_manager_id)
    await notifySupplyAssigned(call, after.supply)
  // What is planned with a draft was promised to nobody.
  if (after.supply.status !== 'draft') {
    await notifyCuts(call, after.supply, cuts)
    if (isPostponed(after.supply.ready_week, before.supply.ready_week))
      await notifySupplyPostponed(call, after.supply)
  }
  if (
    after.supply.status === 'ready' &&
    after.supply.inspection_required === 1 &&
    before.supply.inspection_required !== 1
  )
    await notifyInspectors(call, after.supply)
  const shown = await presentSupply(call, after)
  return cuts.length > 0 ? { ...shown, cuts: await presentCuts(call, cuts) } : shown
}

/** Whether the wood is to be ready in a later week than before. */
const isPostponed = (week: string | null, before: string | null): boolean =>
  week !== null && before !== null && compareWeeks(week, before) > 0
