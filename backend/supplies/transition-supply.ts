import { fitSupply } from '../allocations/fit-supply'
import { recordChanges } from '../db/unit-of-work'
import {
  summarizeSupplyAllocations,
  noAllocations,
  releaseAllocations,
} from '../allocations/write-allocations'
import { getBusinessDay } from '../business-day'
import type { RequestBody, Handler, StaffCall } from '../call'
import { assertVersion, toNextVersion } from '../records/record-head'
import { issueNextRevision, withdrawPendingRevision } from '../documents/revision-steps'
import { logStep, advanceDocument } from '../documents/steps'
import { findSupply, type StoredSupply } from './queries'
import { presentLinesWithFigures } from './present-lines'
import { presentSupply, evaluateSupply } from './present-supply'
import { supplyStateMachine } from './rules/supply-state-machine'
import {
  notifySupplyCanceled,
  notifySupplyConfirmed,
  notifySupplyReady,
  notifyInspectors,
  scheduleLateSupply,
} from './notify-supply'
import { supplyRevisionKind } from './supply-revisions'
import { toSupplyWrite, type SupplyStatus } from './schema'
import type { Db } from '../db/tables'
import type { AppContext } from '../app-context'

export const transitionSupply: Handler<'transitionSupply'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findSupply(db, path.id)
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
  await logStep(
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
  await notifyStep(call, before, body)
  if (body.to === 'canceled') {
    await withdrawPendingRevision(supplyRevisionKind, call, before, body.reason)
    await releaseAllocations(call, 'supply_id', path.id)
  } else await fitSupply(call, path.id)
  return presentSupply(call, await findSupply(db, path.id))
}

/**
 * Returns the data of a transition. Allocations don't prevent a cancellation that releases them.
 */
async function toSubject(
  call: StaffCall,
  record: StoredSupply,
  { to, release_allocations }: RequestBody<'transitionSupply'>,
) {
  const { supply } = record
  const sawmill = await call.db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const stored = await summarizeSupplyAllocations(call.db, supply.id)
  const allocated =
    to === 'canceled' && release_allocations
      ? { ...noAllocations, stocked: stored.stocked }
      : stored
  return evaluateSupply(call, {
    status: supply.status,
    write: toSupplyWrite(record),
    lines: presentLinesWithFigures(record),
    sawmill,
    allocated,
  }).subject
}

async function notifyStep(
  call: StaffCall,
  { supply }: StoredSupply,
  { to, reason = '' }: RequestBody<'transitionSupply'>,
): Promise<void> {
  if (to === 'confirmed') await notifySupplyConfirmed(call, supply)
  if (to === 'ready') await notifySupplyReady(call, supply)
  if (to === 'ready' && supply.inspection_required === 1) await notifyInspectors(call, supply)
  if (to === 'canceled') await notifySupplyCanceled(call, supply, supply.status, reason)
}

/**
 * Advances a supply with its cargo: to loading, shipped, and back to ready if loading is canceled.
 * @throws Problem 404 for an unknown supply, 409 if cargo does not cause that transition
 */
export async function advanceSupply(
  context: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  id: string,
  to: SupplyStatus,
): Promise<void> {
  const { db } = context
  const stored = await db
    .selectFrom('supplies')
    .select(['status', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  await advanceDocument(
    context,
    { kind: 'supply', id },
    { stored, to, steps: supplyStateMachine },
    (changed) => db.updateTable('supplies').set(changed).where('id', '=', id).execute(),
  )
  recordChanges(db, { supplies: [id] })
}
