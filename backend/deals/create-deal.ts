import { recordActivity } from '../activity/record-activity'
import type { Handler } from '../call'
import { newDocument } from '../documents/new-document'
import { tellSaleManager } from './deal-notices'
import { findDeal } from './find-deal'
import { dealValues, lineRows } from './deal-rows'
import { prepareDeal } from './prepare-deal'
import { presentDeal } from './present-deal'
import { recountMargins } from '../deal-margins/recount-margins'
import { storeLines } from '../wood-lines/store-lines'
import { warningsOf } from './warnings-of'

export const createDeal: Handler<'createDeal'> = async (call) => {
  const { db, person, body } = call
  const prepared = await prepareDeal(db, person, body, null)
  const warnings = await warningsOf(db, person, prepared, null)
  const head = await newDocument(call, 'D')
  const { id } = head
  await db
    .insertInto('deals')
    .values({ ...head, ...dealValues(prepared, head.number) })
    .execute()
  await storeLines(db, 'deal_lines', id, lineRows(head, prepared.lines))
  await recountMargins(db, [id])
  await recordActivity(call, {
    record: { kind: 'deal', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  const record = await findDeal(db, person, id)
  await tellSaleManager(call, record.deal, 'deal_assigned')
  return presentDeal(call, record, warnings)
}
