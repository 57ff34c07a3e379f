import type { Handler } from '../call'
import { findCargo } from './find-cargo'
import { loadCargoStepSubject } from './cargo-step-subject'
import { prepareCargo } from './prepare-cargo'
import { presentCargoDetails } from './present-cargo'
import { cargoStateMachine } from './rules/cargo-state-machine'

export const previewCargo: Handler<'previewCargo'> = async (call) => {
  const { db, person, body } = call
  const kept = body.id === null ? null : await findCargo(db, body.id)
  const prepared = await prepareCargo(db, body.cargo, kept)
  const steps = cargoStateMachine.transitionsFor(
    person,
    await loadCargoStepSubject(db, prepared, body.id),
  )
  // A cargo that was never saved can't be canceled.
  return {
    ...presentCargoDetails(call, prepared),
    transitions: kept ? steps : steps.filter(({ forward }) => forward),
  }
}
