import { compareWeeks } from '@/shared/lib/timber'
import { fitSupply } from '../allocations/fit-supply'
import { shownCuts } from '../allocations/supply-cuts'
import { tellCuts } from '../allocations/tell-cuts'
import { recountSupplies } from '../allocations/recount-supplies'
import type { Handler } from '../call'
import { logChanges } from '../documents/log-changes'
import { nextVersion } from '../documents/next-version'
import { recountCargoWords } from '../search/recount-cargo-words'
import { hasAlready, haveAlready } from '../db/has-already'
import { expectVersion } from '../db/version'
import { findSupply } from './find-supply'
import { loggedSupply } from './logged-supply'
import { prepareSupply } from './prepare-supply'
import { presentSupply } from './present-supply'
import { supplyFields } from './rules/supply-fields'
import { storeLines } from '../wood-lines/store-lines'
import { tellAssigned, tellLater, tellToInspect } from './supply-notices'
import { lineRows, supplyValues } from './supply-rows'
import { watchLate } from './tell-late'
import { supplyWriteOf } from './supply-write'

export const updateSupply: Handler<'updateSupply'> = async (call) => {
  const { db, path, body, version } = call
  const before = await findSupply(db, path.id)
  expectVersion(version, before.supply.version)
  supplyFields.expectOpen(supplyWriteOf(before), body, supplyFields.openIn(before.supply.status))
  const prepared = await prepareSupply(db, body, before)
  const values = supplyValues(prepared, before.supply.number)
  const rows = lineRows(path.id, prepared.lines)
  if (hasAlready(before.supply, values) && haveAlready(before.lines, rows))
    return presentSupply(call, before)
  await db
    .updateTable('supplies')
    .set({ ...values, ...nextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  await storeLines(db, 'supply_lines', path.id, rows)
  await recountSupplies(db, [path.id])
  await recountCargoWords(db, { supply_id: path.id })
  const cuts = await fitSupply(call, path.id)
  const after = await findSupply(db, path.id)
  await watchLate(call, after.supply, before.supply)
  await logChanges(
    call,
    { kind: 'supply', id: path.id },
    supplyFields.changes(await loggedSupply(db, before), await loggedSupply(db, after)),
  )
  if (after.supply.purchase_manager_id !== before.supply.purchase_manager_id)
    await tellAssigned(call, after.supply)
  // What is planned with a draft was promised to nobody.
  if (after.supply.status !== 'draft') {
    await tellCuts(call, after.supply, cuts)
    if (isLater(after.supply.ready_week, before.supply.ready_week))
      await tellLater(call, after.supply)
  }
  if (
    after.supply.status === 'ready' &&
    after.supply.inspection_required === 1 &&
    before.supply.inspection_required !== 1
  )
    await tellToInspect(call, after.supply)
  const shown = await presentSupply(call, after)
  return cuts.length > 0 ? { ...shown, cuts: await shownCuts(call, cuts) } : shown
}

/** Whether the wood is to be ready in a later week than before. */
const isLater = (week: string | null, before: string | null): boolean =>
  week !== null && before !== null && compareWeeks(week, before) > 0
