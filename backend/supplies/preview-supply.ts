import { findCutWarnings } from '../allocations/supply-cuts'
import { summarizeSupplyAllocations, noAllocations } from '../allocations/release-allocations'
import type { Handler } from '../call'
import { findSupply } from './find-supply'
import { prepareSupply } from './prepare-supply'
import { supplyStateMachine } from './rules/supply-state-machine'
import { evaluateSupply } from './evaluate-supply'

export const previewSupply: Handler<'previewSupply'> = async (call) => {
  const { db, person, body } = call
  const kept = body.id === null ? null : await findSupply(db, body.id)
  const prepared = await prepareSupply(db, body.supply, kept)
  const allocated = kept ? await summarizeSupplyAllocations(db, kept.supply.id) : noAllocations
  const { subject, warnings } = evaluateSupply(call, {
    ...prepared,
    allocated,
    status: kept?.supply.status ?? 'draft',
  })
  const usable = new Map(kept?.lines.map(({ id, usable_l }) => [id, usable_l]))
  const fitted = prepared.lines.map(({ write, specification }) => ({
    ...write,
    usable_l: usable.get(write.id) ?? null,
    specification,
  }))
  const steps = supplyStateMachine.transitionsFor(person, subject)
  // A supply that was never saved can't be canceled.
  return {
    figures: prepared.figures,
    transitions: kept ? steps : steps.filter(({ forward }) => forward),
    warnings: [...warnings, ...(kept ? await findCutWarnings(call, kept.supply.id, fitted) : [])],
  }
}
