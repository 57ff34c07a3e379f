import { isGlobal } from '../../people/staff'
import type { DealStatus, DealTransition, Role } from '../contract'
import type { Actor } from './actor'
import { missingOf, type NeedCode, type NeedSubject } from './needs'
import { worksOn } from './scope'

/** One step: who may take it, what it needs, whether it asks for a reason, and whether it is the usual way on. */
type Step = {
  from: DealStatus
  to: DealStatus
  who: readonly Role[]
  needs: readonly NeedCode[]
  reason: boolean
  forward: boolean
}

const GLOBAL = ['global_manager', 'admin'] as const
const SELLERS: readonly Role[] = ['sale_manager', ...GLOBAL]
const ISSUERS: readonly Role[] = ['sale_manager', 'purchase_manager', ...GLOBAL]

/** What the client's order confirmation says; a screen tells it in the order of its own form. */
const COMPLETE: readonly NeedCode[] = ['incoterms_place', 'delivery_week', 'line', 'line_price']
const CREDIT: readonly NeedCode[] = ['client_not_blocked', 'within_credit_limit']
/** The rate is frozen here, and credit, which is in euro, can only be judged by it: no override goes past it. */
const AGREED: readonly NeedCode[] = ['exchange_rate', ...CREDIT]

const cancel = (from: DealStatus, who: readonly Role[], needs: readonly NeedCode[]): Step => ({
  from,
  to: 'canceled',
  who,
  needs,
  reason: true,
  forward: false,
})

/** Every step that a person takes. */
export const STEPS: readonly Step[] = [
  { from: 'draft', to: 'order_confirmation', who: ISSUERS, needs: COMPLETE, reason: false, forward: true },
  { from: 'order_confirmation', to: 'draft', who: SELLERS, needs: [], reason: true, forward: false },
  { from: 'order_confirmation', to: 'confirmed', who: SELLERS, needs: AGREED, reason: false, forward: true },
  { from: 'delivered', to: 'completed', who: SELLERS, needs: [], reason: false, forward: true },
  cancel('draft', ['sale_manager'], ['no_supply_ordered']),
  cancel('order_confirmation', ['sale_manager'], ['no_supply_ordered']),
  cancel('confirmed', ['sale_manager'], ['no_supply_ordered']),
  cancel('draft', GLOBAL, []),
  cancel('order_confirmation', GLOBAL, []),
  cancel('confirmed', GLOBAL, []),
  // Wood that is being loaded can still be turned round; once it has left, the deal is settled some other way.
  cancel('loading', GLOBAL, []),
]

/** The steps that cargo takes; no person does. */
export const SYSTEM_STEPS: readonly { from: DealStatus; to: DealStatus }[] = [
  { from: 'confirmed', to: 'loading' },
  { from: 'loading', to: 'shipped' },
  { from: 'shipped', to: 'delivered' },
]

/** What a deal must be known by to say what may be done with it. */
export type StepSubject = NeedSubject & { status: DealStatus; saleManagerId: string }

/** The steps that this person could take from the present status, with what each still lacks. */
export function transitionsFor(actor: Actor, subject: StepSubject): DealTransition[] {
  return STEPS.filter((step) => step.from === subject.status && mayTake(actor, subject, step)).map((step) => {
    const missing = missingOf(step.needs, subject)
    return {
      to: step.to,
      forward: step.forward,
      missing,
      reason_required: step.reason,
      can_override: missing.length > 0 && isGlobal(actor) && missing.every(({ code }) => CREDIT.includes(code)),
      ...aheadOf(actor, subject, step),
    }
  })
}

/** What the usual step after this one lacks as things stand. Told to whoever may take that one: only they see the client's credit. */
function aheadOf(actor: Actor, subject: StepSubject, { to, forward }: Step): Pick<DealTransition, 'ahead'> {
  const next = STEPS.find((step) => forward && step.forward && step.from === to && mayTake(actor, subject, step))
  const ahead = missingOf(next?.needs ?? [], subject)
  return ahead.length > 0 ? { ahead } : {}
}

const mayTake = (actor: Actor, subject: StepSubject, step: Step): boolean =>
  step.who.includes(actor.role) && worksOn(actor, subject)

/** Whether some role could take this step from this status: a step that is not there against one that is another's to take. */
export const isStep = (from: DealStatus, to: DealStatus): boolean =>
  STEPS.some((step) => step.from === from && step.to === to)
