import type { RequestBody, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { stepRevision } from '../documents/revision-rows'
import { Problem } from '../problems/problem'
import { issueConfirmation } from './confirmation-document'
import type { PreparedDeal } from './prepare-deal'
import type { StoredDeal } from './queries'
import { prepareStoredRevision, type RevisedDeal } from './revised-deal'
import { loadRevisionSubject } from './revision-subject'
import { dealRevisionMachine } from './rules/deal-revision-rules'
import { toDealLineRows, toDealRow, type FieldError } from './schema'

/** A pending revision on the present deal. */
export type PendingRevision = {
  record: StoredDeal
  row: Row<'deal_revisions'>
  revised: RevisedDeal
  outdated: readonly FieldError[]
}

type StepInput = RequestBody<'transitionDealRevision'>

/**
 * Checks a step, and the revised deal on which it is taken.
 * @throws Problem 422 with the fields that the present deal does not allow
 */
export async function takeRevisionStep(
  call: StaffCall,
  { record, row, revised, outdated }: PendingRevision,
  step: StepInput,
): Promise<{ isOverridden: boolean }> {
  if (step.to !== 'withdrawn' && outdated.length > 0) throw Problem.invalid(...outdated)
  const subject = await loadRevisionSubject(call, record, row.status, revised)
  return dealRevisionMachine.take(call.person, subject, step)
}

/** Sends a revision for the client's agreement, or withdraws it. */
export async function sendRevision(
  call: StaffCall,
  pending: PendingRevision,
  step: StepInput,
): Promise<void> {
  const { record, row, revised } = pending
  await takeRevisionStep(call, pending, step)
  if (step.to === 'sent') {
    const prepared = await prepareStoredRevision(call.db, call.person, record, revised)
    await issueConfirmation(call, toRevisedRecord(record, prepared), row.revision)
  }
  await stepRevision(call, 'deal_revisions', row, {
    to: step.to,
    reason: step.reason,
    differences: revised.differences,
    ...(step.to === 'sent' && { payload: revised.terms }),
  })
}

/** Returns the stored deal with the revised values, as a confirmation prints them. */
export function toRevisedRecord(record: StoredDeal, prepared: PreparedDeal): StoredDeal {
  const stored = new Map(record.lines.map((line) => [line.id, line]))
  return {
    deal: { ...record.deal, ...toDealRow(prepared, record.deal.number) },
    lines: toDealLineRows(record.deal, prepared.lines).map((line) => ({
      ...newLine,
      ...stored.get(line.id),
      ...line,
    })),
  }
}

/** Columns of a line that does not exist yet and that its confirmation reads. */
const newLine = { service: null, service_price: null, service_cents: 0 } as Row<'deal_lines'>
