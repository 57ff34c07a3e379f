import { businessDay } from '../business-day'
import type { Handler } from '../call'
import { expectVersion } from '../db/version'
import { logStep } from '../documents/log-step'
import { nextVersion } from '../documents/next-version'
import { findCargo } from './find-cargo'
import { followLoads } from './follow-loads'
import { judgedCargo } from './judged-cargo'
import { preparedRecord } from './prepare-cargo'
import { presentCargo } from './present-cargo'
import { cargoSteps } from './rules/cargo-steps'
import { tellOf } from './cargo-notices'
import { watchLateCargo } from './tell-late'

export const transitionCargo: Handler<'transitionCargo'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findCargo(db, path.id)
  const { cargo, loads } = before
  expectVersion(version, cargo.version)
  const { isOverridden } = cargoSteps.take(
    person,
    await judgedCargo(db, await preparedRecord(db, before), path.id),
    body,
  )
  await db
    .updateTable('cargos')
    .set({
      // It left, or came, today, unless somebody has said when.
      ...(body.to === 'in_transit' && { atd: cargo.atd ?? businessDay(call) }),
      ...(body.to === 'arrived' && { ata: cargo.ata ?? businessDay(call) }),
      ...(body.to === 'canceled' && { cancel_reason: body.reason ?? null }),
      status: body.to,
      ...nextVersion(call, version),
    })
    .where('id', '=', path.id)
    .execute()
  await logStep(
    call,
    { kind: 'cargo', id: path.id },
    { from: cargo.status, to: body.to, personId: person.id, reason: body.reason, isOverridden },
  )
  await followLoads(call, loads)
  const after = await findCargo(db, path.id)
  await watchLateCargo(call, after.cargo, cargo)
  await tellOf(call, after, body)
  return presentCargo(call, after)
}
