import { cutWarnings } from '../allocations/supply-cuts'
import { allocatedOf, NOTHING_ALLOCATED } from '../allocations/release'
import type { Handler } from '../call'
import { findSupply } from './find-supply'
import { prepareSupply } from './prepare-supply'
import { supplySteps } from './rules/supply-steps'
import { judgedSupply } from './supply-judged'

export const previewSupply: Handler<'previewSupply'> = async (call) => {
  const { db, person, body } = call
  const kept = body.id === null ? null : await findSupply(db, body.id)
  const prepared = await prepareSupply(db, body.supply, kept)
  const allocated = kept ? await allocatedOf(db, kept.supply.id) : NOTHING_ALLOCATED
  const { subject, warnings } = judgedSupply(call, {
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
  const steps = supplySteps.transitionsFor(person, subject)
  // A supply that was never saved can't be canceled.
  return {
    figures: prepared.figures,
    transitions: kept ? steps : steps.filter(({ forward }) => forward),
    warnings: [...warnings, ...(kept ? await cutWarnings(call, kept.supply.id, fitted) : [])],
  }
}
