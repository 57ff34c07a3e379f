import { fitSupply, mergeCuts, notifyCuts, releaseRevisedLines } from '../allocations/fit-supply'
import type { PersonCall } from '../call'
import type { Row } from '../db/tables'
import { toNextVersion } from '../records/record-head'
import { mergeLineRows } from '../documents/revised-document'
import type { AgreedRevision } from '../documents/revision-kind'
import { syncLoadedSupplies } from '../loaded-supplies/sync-loaded-supplies'
import { isUnchangedWood } from '../wood-lines/loaded-lines'
import { storeLines } from '../wood-lines/wood-rows'
import {
  isPostponed,
  notifyInspectors,
  notifySupplyPostponed,
  notifySupplyRevised,
  scheduleLateSupply,
} from './notify-supply'
import type { PreparedSupply } from './prepare-supply'
import { requireSupply, type StoredSupply } from './queries'
import type { SupplyRevisionTypes } from './revised-supply'
import { toSupplyLineRows, toSupplyLineWrite, toSupplyRow } from './schema'

/** Stores the terms of a revision in the supply, and releases allocations of removed wood. */
export async function applyRevision(
  call: PersonCall,
  { record, revision, prepared, differences }: AgreedRevision<SupplyRevisionTypes>,
): Promise<() => Promise<void>> {
  const { db } = call
  const { supply } = record
  const released = await releaseRevisedLines(call, supply.id, findKeptIds(record, prepared))
  await db
    .updateTable('supplies')
    .set({
      ...toSupplyRow(prepared, supply.number),
      order_revision: revision,
      ...toNextVersion(call, supply.version),
    })
    .where('id', '=', supply.id)
    .execute()
  await storeLines(db, 'supply_lines', supply.id, toSupplyLineRows(supply.id, prepared.lines))
  const cuts = mergeCuts(released, await fitSupply(call, supply.id))
  const after = (await requireSupply(db, supply.id)).supply
  await scheduleLateSupply(call, after, supply)
  await syncLoadedSupplies(call, [supply.id])
  return async () => {
    await notifySupplyRevised(call, after, revision, differences)
    await notifyCuts(call, after, cuts, [])
    if (isPostponed(after.ready_week, supply.ready_week)) await notifySupplyPostponed(call, after)
    if (
      after.status === 'ready' &&
      after.inspection_required === 1 &&
      supply.inspection_required !== 1
    )
      await notifyInspectors(call, after)
  }
}

/** Returns the lines that keep their wood, so that their allocations stay. */
const findKeptIds = ({ lines }: StoredSupply, prepared: PreparedSupply): ReadonlySet<string> => {
  const after = new Map(prepared.lines.map(({ write }) => [write.id, write]))
  return new Set(
    lines.flatMap((line) => {
      const write = after.get(line.id)
      return write && isUnchangedWood(toSupplyLineWrite(line), write) ? [line.id] : []
    }),
  )
}

export const toRevisedRecord = (record: StoredSupply, prepared: PreparedSupply): StoredSupply => ({
  supply: { ...record.supply, ...toSupplyRow(prepared, record.supply.number) },
  lines: mergeLineRows(record.lines, toSupplyLineRows(record.supply.id, prepared.lines), NEW_LINE),
})

/** Columns of a line that does not exist yet and that its order reads. */
const NEW_LINE = { accepted_l: null, loaded_l: 0 } as Row<'supply_lines'>
