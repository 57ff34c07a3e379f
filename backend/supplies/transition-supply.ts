import { fitSupply } from '../allocations/fit-supply'
import { recountSupplies } from '../allocations/recount-supplies'
import { allocatedOf, NOTHING_ALLOCATED, release } from '../allocations/release'
import type { BodyOf, Handler, StaffCall } from '../call'
import { expectVersion } from '../db/version'
import { logStep } from '../documents/log-step'
import { nextVersion } from '../documents/next-version'
import { findSupply, type SupplyRecord } from './find-supply'
import { figuredLines, presentSupply } from './present-supply'
import { supplySteps } from './rules/supply-steps'
import { judgedSupply } from './supply-judged'
import { tellCanceled, tellConfirmed, tellReady, tellToInspect } from './supply-notices'
import { watchLate } from './tell-late'
import { supplyWriteOf } from './supply-write'

export const transitionSupply: Handler<'transitionSupply'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findSupply(db, path.id)
  expectVersion(version, before.supply.version)
  const now = call.clock().toISOString()
  const { isOverridden } = supplySteps.take(person, await subjectOf(call, before, body), body)
  await db
    .updateTable('supplies')
    .set({
      ...(body.to === 'ordered' && { ordered_at: now }),
      ...(body.to === 'ready' && { ready_at: now }),
      ...(body.to === 'canceled' && { cancel_reason: body.reason ?? null }),
      status: body.to,
      ...nextVersion(call, version),
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
  await watchLate(call, { ...before.supply, status: body.to }, before.supply)
  await tellOf(call, before, body)
  if (body.to === 'canceled') await release(call, 'supply_id', path.id)
  else await fitSupply(call, path.id)
  await recountSupplies(db, [path.id])
  return presentSupply(call, await findSupply(db, path.id))
}

/** What the step is judged by. Allocated wood does not stand against a cancellation that lets go of it. */
async function subjectOf(
  call: StaffCall,
  record: SupplyRecord,
  { to, release_allocations }: BodyOf<'transitionSupply'>,
) {
  const { supply } = record
  const sawmill = await call.db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', supply.sawmill_id)
    .executeTakeFirstOrThrow()
  const held = await allocatedOf(call.db, supply.id)
  const allocated =
    to === 'canceled' && release_allocations
      ? { ...NOTHING_ALLOCATED, stocked: held.stocked }
      : held
  return judgedSupply(call, {
    status: supply.status,
    write: supplyWriteOf(record),
    lines: figuredLines(record),
    sawmill,
    allocated,
  }).subject
}

async function tellOf(
  call: StaffCall,
  { supply }: SupplyRecord,
  { to, reason = '' }: BodyOf<'transitionSupply'>,
): Promise<void> {
  if (to === 'confirmed') await tellConfirmed(call, supply)
  if (to === 'ready') await tellReady(call, supply)
  if (to === 'ready' && supply.inspection_required === 1) await tellToInspect(call, supply)
  if (to === 'canceled') await tellCanceled(call, supply, supply.status, reason)
}
