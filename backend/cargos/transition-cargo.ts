import { recordActivity } from '../activity/record-activity'
import { businessDay } from '../business-day'
import type { Handler } from '../call'
import { expectVersion } from '../db/version'
import { findCargo } from './find-cargo'
import { followLoads } from './follow-loads'
import { judgedCargo } from './judged-cargo'
import { preparedRecord } from './prepare-cargo'
import { presentCargo } from './present-cargo'
import { cargoSteps } from './rules/cargo-steps'
import { tellOf } from './cargo-notices'

export const transitionCargo: Handler<'transitionCargo'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findCargo(db, path.id)
  const { cargo, loads } = before
  expectVersion(version, cargo.version)
  const { isOverridden } = cargoSteps.take(person, await judgedCargo(db, await preparedRecord(db, before), path.id), body)
  await db
    .updateTable('cargos')
    .set({
      // It left, or came, today, unless somebody has said when.
      ...(body.to === 'in_transit' && { atd: cargo.atd ?? businessDay(call) }),
      ...(body.to === 'arrived' && { ata: cargo.ata ?? businessDay(call) }),
      ...(body.to === 'canceled' && { cancel_reason: body.reason ?? null }),
      status: body.to,
      version: version + 1,
      updated_at: call.clock().toISOString(),
      updated_by: person.id,
    })
    .where('id', '=', path.id)
    .execute()
  const entry = { record: { kind: 'cargo' as const, id: path.id }, personId: person.id, reason: body.reason ?? null }
  if (isOverridden) await recordActivity(call, { ...entry, kind: 'overridden', changes: [] })
  await recordActivity(call, { ...entry, kind: 'transition', changes: [{ field: 'status', line: null, from: cargo.status, to: body.to }] })
  await followLoads(call, loads)
  const after = await findCargo(db, path.id)
  await tellOf(call, after, body)
  return presentCargo(call, after)
}
