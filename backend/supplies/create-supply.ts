import { recordActivity } from '../activity/record-activity'
import { recountSupplies } from '../allocations/recount-supplies'
import { businessYear } from '../business-day'
import type { Handler } from '../call'
import { nextNumber } from '../db/numbers'
import { newId } from '../identifiers'
import { findSupply } from './find-supply'
import { prepareSupply } from './prepare-supply'
import { presentSupply } from './present-supply'
import { storeLines } from '../wood-lines/store-lines'
import { tellAssigned } from './supply-notices'
import { lineRows, supplyValues } from './supply-rows'

export const createSupply: Handler<'createSupply'> = async (call) => {
  const { db, clock, random, person, body } = call
  const prepared = await prepareSupply(db, body, null)
  const now = clock()
  const { number, key } = await nextNumber(db, 'S', businessYear(call))
  const id = newId(random)
  await db
    .insertInto('supplies')
    .values({
      id,
      number,
      number_key: key,
      status: 'draft',
      created_at: now.toISOString(),
      created_by: person.id,
      updated_at: now.toISOString(),
      updated_by: person.id,
      ...supplyValues(prepared, number),
    })
    .execute()
  await storeLines(db, 'supply_lines', id, lineRows(id, prepared.lines))
  await recountSupplies(db, [id])
  await recordActivity(call, { record: { kind: 'supply', id }, personId: person.id, kind: 'created', changes: [] })
  const record = await findSupply(db, id)
  await tellAssigned(call, record.supply)
  return presentSupply(call, record)
}
