import { type AllocationCut, fitSupply, notifyCuts, presentCuts } from '../allocations/fit-supply'
import { recordChanges } from '../db/unit-of-work'
import { releaseSupply, summarizeSupplyAllocations } from '../allocations/release-supply'
import { getBusinessDay } from '../business-day'
import type { RequestBody, Handler, PersonCall } from '../call'
import { assertVersion, toNextVersion } from '../records/record-head'
import { issueNextRevision, withdrawPendingRevision } from '../documents/revision-transitions'
import { logTransition } from '../documents/transitions'
import { requireSupply, type StoredSupply } from './queries'
import { presentLinesWithFigures } from './present-lines'
import { presentSupply, evaluateSupply, findReportsToComplete } from './present-supply'
import { supplyStateMachine } from './rules/supply-state-machine'
import {
  findOtherBuyers,
  notifySupplyCanceled,
  notifySupplyConfirmed,
  notifySupplyReady,
  notifyInspectors,
  scheduleLateSupply,
} from './notify-supply'
import { supplyRevisionKind } from './supply-revisions'
import { toSupplyWrite, type SupplyStatus } from './schema'

export const transitionSupply: Handler<'transitionSupply'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await requireSupply(db, path.id)
  assertVersion(version, before.supply.version)
  const now = call.clock().toISOString()
  const { isOverridden } = supplyStateMachine.take(
    person,
    await toSubject(call, before, body),
    body,
  )
  await db
    .updateTable('supplies')
    .set({
      ...(body.to === 'ordered' && {
        ordered_at: now,
        ordered_on: getBusinessDay(call),
        order_revision: await issueNextRevision(supplyRevisionKind, call, before),
      }),
      ...(body.to === 'ready' && { ready_at: now }),
      ...(body.to === 'canceled' && { cancel_reason: body.reason ?? null }),
      status: body.to,
      ...toNextVersion(call, version),
    })
    .where('id', '=', path.id)
    .execute()
  recordChanges(db, { supplies: [path.id] })
  await logTransition(
    call,
    { kind: 'supply', id: path.id },
    {
      from: before.supply.status,
      to: body.to,
      personId: person.id,
      reason: body.reason,
      isOverridden,
    },
  )
  await scheduleLateSupply(call, { ...before.supply, status: body.to }, before.supply)
  await notifyTransition(call, before, body)
  if (body.to === 'canceled')
    await withdrawPendingRevision(supplyRevisionKind, call, before, body.reason)
  const cuts = await fitToTransition(call, before, body.to)
  const shown = await presentSupply(call, await requireSupply(db, path.id))
  return cuts.length > 0 ? { ...shown, cuts: await presentCuts(call, cuts) } : shown
}

/**
 * Cuts the allocations to the wood that the supply delivers after a transition: none after a
 * cancellation, and what has left the mill after the completion.
 * @returns the loss of each deal by the completion
 */
async function fitToTransition(
  call: PersonCall,
  { supply }: StoredSupply,
  to: SupplyStatus,
): Promise<AllocationCut[]> {
  if (to !== 'canceled' && to !== 'completed') {
    await fitSupply(call, supply.id)
    return []
  }
  const cuts = await releaseSupply(call, supply.id)
  // A cancellation has its own notification.
  if (to === 'canceled') return []
  await notifyCuts(call, supply, cuts, findOtherBuyers(call, supply))
  return cuts
}

/** Returns the data of a transition. Open reports don't prevent one that keeps them. */
async function toSubject(
  call: PersonCall,
  record: StoredSupply,
  { release_allocations, keep_open_reports }: RequestBody<'transitionSupply'>,
) {
  const { supply } = record
  const sawmill = await call.db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const openReports = await findReportsToComplete(call.db, supply)
  return evaluateSupply(call, {
    status: supply.status,
    write: toSupplyWrite(record),
    lines: presentLinesWithFigures(record),
    sawmill,
    allocated: await summarizeSupplyAllocations(call.db, supply),
    openReports: openReports.every((number) => keep_open_reports.includes(number))
      ? []
      : openReports,
    agreedRelease: release_allocations,
  }).subject
}

async function notifyTransition(
  call: PersonCall,
  { supply }: StoredSupply,
  { to, reason = '' }: RequestBody<'transitionSupply'>,
): Promise<void> {
  if (to === 'confirmed') await notifySupplyConfirmed(call, supply)
  if (to === 'ready') await notifySupplyReady(call, supply)
  if (to === 'ready' && supply.inspection_required === 1) await notifyInspectors(call, supply)
  if (to === 'canceled') await notifySupplyCanceled(call, supply, supply.status, reason)
}
