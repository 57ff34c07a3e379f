import type { Handler } from '../call'
import { findCargo } from './find-cargo'
import { judgedCargo } from './judged-cargo'
import { prepareCargo } from './prepare-cargo'
import { shownCargo } from './present-cargo'
import { cargoSteps } from './rules/cargo-steps'

export const previewCargo: Handler<'previewCargo'> = async (call) => {
  const { db, person, body } = call
  const kept = body.id === null ? null : await findCargo(db, body.id)
  const prepared = await prepareCargo(db, body.cargo, kept)
  const steps = cargoSteps.transitionsFor(person, await judgedCargo(db, prepared, body.id))
  // A cargo that was never saved can't be canceled.
  return {
    ...shownCargo(call, prepared),
    transitions: kept ? steps : steps.filter(({ forward }) => forward),
  }
}
