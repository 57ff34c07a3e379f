import { recordActivity } from '../activity/activity'
import { fitDeal, notifyReleasedWood } from '../allocations/fit-deal'
import type { RequestBody, StaffCall } from '../call'
import { computeMaxCovered } from '../allocations/allocation-rules'
import { toLitres } from '../db/decimal-columns'
import { toNextVersion } from '../documents/record-head'
import { stepRevision } from '../documents/revision-rows'
import { storeLines } from '../wood-lines/wood-rows'
import { issueConfirmation } from './confirmation-document'
import { notifyDealRevised } from './notify-deal-change'
import type { PreparedDeal } from './prepare-deal'
import { updateQuotationChange } from '../quotations/quotation-changes'
import { findDeal, type StoredDeal } from './queries'
import { keepsWood, prepareStoredRevision } from './revised-deal'
import { toDealLineRows, toDealRow } from './schema'
import { takeRevisionStep, toRevisedRecord, type PendingRevision } from './send-revision'

/**
 * Makes the terms of a revision the deal's: stores them, releases wood that it no longer needs,
 * and notifies those concerned. The deal keeps its status.
 * @throws Problem 422 with the fields that the present deal does not allow
 */
export async function applyRevision(
  call: StaffCall,
  pending: PendingRevision,
  step: RequestBody<'transitionDealRevision'>,
): Promise<void> {
  const { db, person } = call
  const { record, row, revised } = pending
  const { deal } = record
  const { differences } = revised
  const { isOverridden } = await takeRevisionStep(call, pending, step)
  const prepared = await prepareStoredRevision(db, person, record, revised)
  // A revision that needs no agreement was not sent.
  if (row.status === 'open')
    await issueConfirmation(call, toRevisedRecord(record, prepared), row.revision)
  const cuts = await fitDeal(call, deal.id, computeMaxByLine(record, prepared))
  await db
    .updateTable('deals')
    .set({
      ...toDealRow(prepared, deal.number),
      order_confirmation_revision: row.revision,
      ...toNextVersion(call, deal.version),
    })
    .where('id', '=', deal.id)
    .execute()
  await storeLines(db, 'deal_lines', deal.id, toDealLineRows(deal, prepared.lines))
  await stepRevision(call, 'deal_revisions', row, {
    to: 'agreed',
    reason: step.reason,
    payload: revised.terms,
    differences,
  })
  await updateQuotationChange(call, await findDeal(db, person, deal.id))
  const entry = { record: { kind: 'deal' as const, id: deal.id }, personId: person.id }
  if (isOverridden)
    await recordActivity(call, {
      ...entry,
      kind: 'overridden',
      changes: [],
      reason: step.reason ?? null,
    })
  await recordActivity(call, {
    ...entry,
    kind: 'revised',
    changes: differences,
    reason: row.reason,
  })
  await notifyDealRevised(call, deal, row.revision, differences)
  await notifyReleasedWood(call, deal, cuts)
}

/**
 * Returns the litres that may cover each revised line. Lines that keep their wood and quantity keep
 * their cover; other wood can't cover a line.
 */
function computeMaxByLine(
  { lines }: StoredDeal,
  prepared: PreparedDeal,
): ReadonlyMap<string, number> {
  const after = new Map(prepared.lines.map((line) => [line.write.id, line]))
  return new Map(
    lines.flatMap((before) => {
      const line = after.get(before.id)
      if (!line || !keepsWood(before, line)) return []
      return [
        [
          before.id,
          computeMaxCovered(toLitres(line.figures.volume_m3), prepared.write.tolerance_percent),
        ] as const,
      ]
    }),
  )
}
