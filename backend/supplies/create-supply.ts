import { recordActivity } from '../activity/record-activity'
import { recountSupplies } from '../allocations/recount-supplies'
import type { Handler } from '../call'
import { newDocument } from '../documents/new-document'
import { findSupply } from './find-supply'
import { prepareSupply } from './prepare-supply'
import { presentSupply } from './present-supply'
import { storeLines } from '../wood-lines/store-lines'
import { tellAssigned } from './supply-notices'
import { lineRows, supplyValues } from './supply-rows'

export const createSupply: Handler<'createSupply'> = async (call) => {
  const { db, person, body } = call
  const prepared = await prepareSupply(db, body, null)
  const head = await newDocument(call, 'S')
  const { id } = head
  await db
    .insertInto('supplies')
    .values({ ...head, ...supplyValues(prepared, head.number) })
    .execute()
  await storeLines(db, 'supply_lines', id, lineRows(id, prepared.lines))
  await recountSupplies(db, [id])
  await recordActivity(call, {
    record: { kind: 'supply', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  const record = await findSupply(db, id)
  await tellAssigned(call, record.supply)
  return presentSupply(call, record)
}
