import { recordActivity } from '../activity/record-activity'
import { businessYear } from '../business-day'
import type { Handler } from '../call'
import { nextNumber } from '../db/numbers'
import { newId } from '../identifiers'
import { tellSaleManager } from './deal-notices'
import { findDeal } from './find-deal'
import { dealValues, lineRows } from './deal-rows'
import { prepareDeal } from './prepare-deal'
import { presentDeal } from './present-deal'
import { storeLines } from '../wood-lines/store-lines'
import { warningsOf } from './warnings-of'

export const createDeal: Handler<'createDeal'> = async (call) => {
  const { db, clock, random, person, body } = call
  const prepared = await prepareDeal(db, person, body, null)
  const warnings = await warningsOf(db, person, prepared, null)
  const now = clock()
  const { number, key } = await nextNumber(db, 'D', businessYear(call))
  const id = newId(random)
  await db
    .insertInto('deals')
    .values({
      id,
      number,
      number_key: key,
      status: 'draft',
      created_at: now.toISOString(),
      created_by: person.id,
      updated_at: now.toISOString(),
      updated_by: person.id,
      ...dealValues(prepared, number),
    })
    .execute()
  await storeLines(db, 'deal_lines', id, lineRows({ id, number_key: key }, prepared.lines))
  await recordActivity(call, { record: { kind: 'deal', id }, personId: person.id, kind: 'created', changes: [] })
  const record = await findDeal(db, person, id)
  await tellSaleManager(call, record.deal, 'deal_assigned')
  return presentDeal(call, record, warnings)
}
