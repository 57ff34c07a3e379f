import { getBusinessDay } from '../business-day'
import type { Handler } from '../call'
import { assertVersion } from '../db/assert-version'
import { logStep } from '../documents/log-step'
import { toNextVersion } from '../documents/next-version'
import { findCargo } from './find-cargo'
import { syncLoadedDocuments } from './sync-loaded-documents'
import { loadCargoStepSubject } from './cargo-step-subject'
import { prepareStoredCargo } from './prepare-cargo'
import { presentCargo } from './present-cargo'
import { cargoStateMachine } from './rules/cargo-state-machine'
import { notifyCargoStep } from './notify-cargo-step'
import { scheduleLateCargo } from './notify-late-cargo'

export const transitionCargo: Handler<'transitionCargo'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findCargo(db, path.id)
  const { cargo, loads } = before
  assertVersion(version, cargo.version)
  const { isOverridden } = cargoStateMachine.take(
    person,
    await loadCargoStepSubject(db, await prepareStoredCargo(db, before), path.id),
    body,
  )
  await db
    .updateTable('cargos')
    .set({
      // It left, or came, today, unless somebody has said when.
      ...(body.to === 'in_transit' && { atd: cargo.atd ?? getBusinessDay(call) }),
      ...(body.to === 'arrived' && { ata: cargo.ata ?? getBusinessDay(call) }),
      ...(body.to === 'canceled' && { cancel_reason: body.reason ?? null }),
      status: body.to,
      ...toNextVersion(call, version),
    })
    .where('id', '=', path.id)
    .execute()
  await logStep(
    call,
    { kind: 'cargo', id: path.id },
    { from: cargo.status, to: body.to, personId: person.id, reason: body.reason, isOverridden },
  )
  await syncLoadedDocuments(call, loads)
  const after = await findCargo(db, path.id)
  await scheduleLateCargo(call, after.cargo, cargo)
  await notifyCargoStep(call, after, body)
  return presentCargo(call, after)
}
