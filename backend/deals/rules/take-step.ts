import type { BodyOf } from '../../call'
import { isGlobal } from '../../people/staff'
import { Problem } from '../../problems/problem'
import type { DealTransition } from '../contract'
import type { Actor } from './actor'
import { isStep, transitionsFor, type StepSubject } from './transitions'

type Wish = BodyOf<'transitionDeal'>

/**
 * Judges a step that a person asks for.
 * @returns whether it goes through in spite of the client's credit
 * @throws Problem 409 when there is no such step now or it still lacks something, 403 when it is another's to take, 422 without the
 *   reason it asks for
 */
export function takeStep(actor: Actor, subject: StepSubject, wish: Wish): { isOverridden: boolean } {
  if (!isStep(subject.status, wish.to)) throw new Problem('not_allowed_now')
  const step = transitionsFor(actor, subject).find(({ to }) => to === wish.to)
  if (!step) throw new Problem('forbidden')
  const isOverridden = step.missing.length > 0 && wish.override
  if (step.missing.length > 0 && !isOverridden) throw Problem.missing(...step.missing)
  if (isOverridden) expectOverride(actor, step)
  if ((step.reason_required || isOverridden) && !wish.reason) {
    throw Problem.invalid({ pointer: '/reason', code: 'reason_required' })
  }
  return { isOverridden }
}

function expectOverride(actor: Actor, step: DealTransition): void {
  if (step.can_override) return
  throw isGlobal(actor) ? Problem.missing(...step.missing) : new Problem('forbidden')
}
