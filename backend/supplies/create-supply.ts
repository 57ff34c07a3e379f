import { recordActivity } from '../activity/record-activity'
import { recalculateSupplies } from '../allocations/recalculate-supplies'
import type { Handler } from '../call'
import { createDocumentHead } from '../documents/record-head'
import { findSupply } from './find-supply'
import { prepareSupply } from './prepare-supply'
import { presentSupply } from './present-supply'
import { storeLines } from '../wood-lines/store-lines'
import { notifySupplyAssigned } from './notify-supply-change'
import { toSupplyLineRows, toSupplyRow } from './supply-rows'

export const createSupply: Handler<'createSupply'> = async (call) => {
  const { db, person, body } = call
  const prepared = await prepareSupply(db, body, null)
  const head = await createDocumentHead(call, 'S')
  const { id } = head
  await db
    .insertInto('supplies')
    .values({ ...head, ...toSupplyRow(prepared, head.number) })
    .execute()
  await storeLines(db, 'supply_lines', id, toSupplyLineRows(id, prepared.lines))
  await recalculateSupplies(db, [id])
  await recordActivity(call, {
    record: { kind: 'supply', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  const record = await findSupply(db, id)
  await notifySupplyAssigned(call, record.supply)
  return presentSupply(call, record)
}
