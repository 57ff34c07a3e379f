import { recordActivity } from '../activity/activity'
import { fitSupply, mergeCuts, notifyCuts, releaseRevisedLines } from '../allocations/fit-supply'
import type { RequestBody, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { toNextVersion } from '../documents/record-head'
import { recordRevisionAnswer, type RevisionRow, stepRevision } from '../documents/revision-rows'
import { Problem } from '../problems/problem'
import { isSameWood } from '../wood-lines/loaded-lines'
import { storeLines } from '../wood-lines/wood-rows'
import {
  isPostponed,
  notifyInspectors,
  notifySupplyPostponed,
  notifySupplyRevised,
  scheduleLateSupply,
} from './notify-supply'
import { issueSupplyOrder } from './order-document'
import type { PreparedSupply } from './prepare-supply'
import { loadRevisionSubject } from './present-supply-revision'
import { findSupply, type StoredSupply } from './queries'
import { prepareStoredRevision, type RevisedSupply } from './revised-supply'
import { supplyRevisionMachine } from './rules/supply-revision-rules'
import { type FieldError, toSupplyLineRows, toSupplyLineWrite, toSupplyRow } from './schema'

/** A pending revision on the present supply. */
type PendingRevision = {
  record: StoredSupply
  row: RevisionRow<'supply_revisions'>
  revised: RevisedSupply
  outdated: readonly FieldError[]
}

type StepInput = RequestBody<'transitionSupplyRevision'>

/**
 * Takes a step of a revision: sends it for the mill's agreement, makes it valid or withdraws it.
 * @throws Problem 422 with the fields that the present supply does not allow
 */
export async function stepSupplyRevision(
  call: StaffCall,
  pending: PendingRevision,
  step: StepInput,
): Promise<void> {
  const { record, row, revised, outdated } = pending
  if (step.to !== 'withdrawn' && outdated.length > 0) throw Problem.invalid(...outdated)
  const { subject } = await loadRevisionSubject(call, record, row.status, revised)
  supplyRevisionMachine.take(call.person, subject, step)
  const answer =
    step.answer && (await recordRevisionAnswer(call, 'supply_revisions', row, step.answer))
  if (step.to !== 'withdrawn') {
    const prepared = await prepareStoredRevision(call.db, record, revised)
    // A revision that needs no agreement, or records it, was not sent.
    if (row.status === 'open')
      await issueSupplyOrder(call, toRevisedRecord(record, prepared), row.revision)
    if (step.to === 'agreed') await applyRevision(call, pending, prepared)
  }
  await stepRevision(call, 'supply_revisions', row, {
    to: step.to,
    reason: step.reason,
    differences: revised.differences,
    ...(answer && { answer }),
    ...(step.to !== 'withdrawn' && { payload: revised.terms }),
  })
}

/**
 * Makes the terms of a revision the supply's: stores them, releases wood that there no longer is,
 * and notifies those concerned. The supply keeps its status.
 */
async function applyRevision(
  call: StaffCall,
  { record, row, revised: { differences } }: PendingRevision,
  prepared: PreparedSupply,
): Promise<void> {
  const { db, person } = call
  const { supply } = record
  const released = await releaseRevisedLines(call, supply.id, findKeptIds(record, prepared))
  await db
    .updateTable('supplies')
    .set({
      ...toSupplyRow(prepared, supply.number),
      order_revision: row.revision,
      ...toNextVersion(call, supply.version),
    })
    .where('id', '=', supply.id)
    .execute()
  await storeLines(db, 'supply_lines', supply.id, toSupplyLineRows(supply.id, prepared.lines))
  const cuts = mergeCuts(released, await fitSupply(call, supply.id))
  const after = (await findSupply(db, supply.id)).supply
  await scheduleLateSupply(call, after, supply)
  await recordActivity(call, {
    record: { kind: 'supply', id: supply.id },
    personId: person.id,
    kind: 'revised',
    changes: differences,
    reason: row.reason,
  })
  await notifySupplyRevised(call, after, row.revision, differences)
  await notifyCuts(call, after, cuts, [])
  if (isPostponed(after.ready_week, supply.ready_week)) await notifySupplyPostponed(call, after)
  if (
    after.status === 'ready' &&
    after.inspection_required === 1 &&
    supply.inspection_required !== 1
  )
    await notifyInspectors(call, after)
}

/** Returns the lines that keep their wood, so that their allocations stay. */
const findKeptIds = ({ lines }: StoredSupply, prepared: PreparedSupply): ReadonlySet<string> => {
  const after = new Map(prepared.lines.map(({ write }) => [write.id, write]))
  return new Set(
    lines.flatMap((line) => {
      const write = after.get(line.id)
      return write && isSameWood(toSupplyLineWrite(line), write) ? [line.id] : []
    }),
  )
}

/** Returns the stored supply with the revised values, as an order prints them. */
function toRevisedRecord(record: StoredSupply, prepared: PreparedSupply): StoredSupply {
  const stored = new Map(record.lines.map((line) => [line.id, line]))
  return {
    supply: { ...record.supply, ...toSupplyRow(prepared, record.supply.number) },
    lines: toSupplyLineRows(record.supply.id, prepared.lines).map((line) => ({
      ...newLine,
      ...stored.get(line.id),
      ...line,
    })),
  }
}

/** Columns of a line that does not exist yet and that its order reads. */
const newLine = { accepted_l: null, loaded_l: 0 } as Row<'supply_lines'>
