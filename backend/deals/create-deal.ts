import { recordActivity } from '../activity/record-activity'
import type { Handler } from '../call'
import { createDocumentHead } from '../documents/create-document-head'
import { notifySaleManager } from './notify-deal-change'
import { findDeal } from './find-deal'
import { toDealRow, toDealLineRows } from './deal-rows'
import { prepareDeal } from './prepare-deal'
import { presentDeal } from './present-deal'
import { recalculateMargins } from '../deal-margins/recalculate-margins'
import { storeLines } from '../wood-lines/store-lines'
import { loadDealWarnings } from './load-deal-warnings'

export const createDeal: Handler<'createDeal'> = async (call) => {
  const { db, person, body } = call
  const prepared = await prepareDeal(db, person, body, null)
  const warnings = await loadDealWarnings(db, person, prepared, null)
  const head = await createDocumentHead(call, 'D')
  const { id } = head
  await db
    .insertInto('deals')
    .values({ ...head, ...toDealRow(prepared, head.number) })
    .execute()
  await storeLines(db, 'deal_lines', id, toDealLineRows(head, prepared.lines))
  await recalculateMargins(db, [id])
  await recordActivity(call, {
    record: { kind: 'deal', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  const record = await findDeal(db, person, id)
  await notifySaleManager(call, record.deal, 'deal_assigned')
  return presentDeal(call, record, warnings)
}
