import { fitSupply } from '../allocations/fit-supply'
import { recalculateSupplies } from '../allocations/recalculate-supplies'
import {
  summarizeSupplyAllocations,
  noAllocations,
  releaseAllocations,
} from '../allocations/release-allocations'
import type { RequestBody, Handler, StaffCall } from '../call'
import { assertVersion } from '../db/assert-version'
import { logStep } from '../documents/log-step'
import { toNextVersion } from '../documents/record-head'
import { findSupply, type StoredSupply } from './find-supply'
import { presentLinesWithFigures, presentSupply } from './present-supply'
import { supplyStateMachine } from './rules/supply-state-machine'
import { evaluateSupply } from './evaluate-supply'
import {
  notifySupplyCanceled,
  notifySupplyConfirmed,
  notifySupplyReady,
  notifyInspectors,
} from './notify-supply-change'
import { scheduleLateSupply } from './notify-late-supply'
import { toSupplyWrite } from './supply-write'

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
      ...(body.to === 'ordered' && { ordered_at: now }),
      ...(body.to === 'ready' && { ready_at: now }),
      ...(body.to === 'canceled' && { cancel_reason: body.reason ?? null }),
      status: body.to,
      ...toNextVersion(call, version),
    })
    .where('id', '=', path.id)
    .execute()
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
  if (body.to === 'canceled') await releaseAllocations(call, 'supply_id', path.id)
  else await fitSupply(call, path.id)
  await recalculateSupplies(db, [path.id])
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
  const held = await summarizeSupplyAllocations(call.db, supply.id)
  const allocated =
    to === 'canceled' && release_allocations ? { ...noAllocations, stocked: held.stocked } : held
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
