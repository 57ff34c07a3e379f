import type { Role } from '../call'
import type { Actor } from '../people/actor'
import { hasGlobalRole } from '../people/roles'
import { Problem, type Need as AnyNeed } from '../problems/problem'

/** One step of a kind of document. */
export type StateTransition<Status, Code> = {
  from: Status
  to: Status
  /** The roles that may take it; nobody takes what happens by itself, such as when a load leaves. */
  roles: readonly Role[] | 'system'
  /** What there must be first, in the order in which it is told. */
  needs: readonly Code[]
  /** Whether it asks for a reason. */
  reasonRequired: boolean
  /** The usual way on, against a step back or a cancellation. */
  forward: boolean
}

/** What is missing, and whether the person who is told may let it pass. */
type NeedForPerson<Need> = Need & Pick<AnyNeed, 'can_override'>

/** A step as the contract offers it to a person. */
export type Transition<Status, Need> = {
  to: Status
  forward: boolean
  missing: NeedForPerson<Need>[]
  reason_required: boolean
  can_override: boolean
  can_request_override?: true
  ahead?: NeedForPerson<Need>[]
}

/** A step that somebody asks for. */
export type TransitionRequest<Status> = {
  to: Status
  reason?: string | undefined
  override: boolean
}

/** What is missing of each need: nothing, once, or once for each line. */
export type NeedChecks<Need extends AnyNeed, Subject> = {
  readonly [Code in Need['code']]: (subject: Subject) => Need[]
}

type StateMachineDefinition<Status, Need extends AnyNeed, Subject> = {
  steps: readonly StateTransition<Status, Need['code']>[]
  checks: NeedChecks<Need, Subject>
  /** Whether the steps of this document, or this one of them, are this person's work at all, whatever the role. */
  canTake(actor: Actor, subject: Subject, to: Status): boolean
  /** The needs that global managers and admins may pass over, with a reason. */
  overridable: readonly Need['code'][]
}

/**
 * The steps of a kind of document.
 * @typeParam Need what a step of this kind may lack; each kind has codes of its own
 * @typeParam Subject what a document must be known by to judge its steps
 */
export function createStateMachine<
  Status extends string,
  Need extends AnyNeed,
  Subject extends { status: Status },
>({ steps, checks, canTake, overridable }: StateMachineDefinition<Status, Need, Subject>) {
  const missingOf = (
    actor: Actor,
    needs: readonly Need['code'][],
    subject: Subject,
  ): NeedForPerson<Need>[] =>
    needs
      .flatMap((code: Need['code']) => checks[code](subject))
      .map((need) =>
        hasGlobalRole(actor) && overridable.includes(need.code)
          ? { ...need, can_override: true }
          : need,
      )

  /** True if this person may ask a global manager to let all of this pass. */
  const canRequest = (actor: Actor, missing: readonly Need[]): boolean =>
    !hasGlobalRole(actor) &&
    missing.length > 0 &&
    missing.every(({ code }) => overridable.includes(code))

  const isFor = (
    actor: Actor,
    subject: Subject,
    { roles, to }: StateTransition<Status, Need['code']>,
  ): boolean => roles !== 'system' && roles.includes(actor.role) && canTake(actor, subject, to)

  /**
   * What the usual step after this one lacks so far, for people who may take that one; others may not be allowed to see it. What both ask for is told with
   * this one.
   */
  function aheadOf(
    actor: Actor,
    subject: Subject,
    { to, forward, needs }: StateTransition<Status, Need['code']>,
  ): Pick<Transition<Status, Need>, 'ahead'> {
    const next = steps.find(
      (step) => forward && step.forward && step.from === to && isFor(actor, subject, step),
    )
    const ahead = missingOf(
      actor,
      (next?.needs ?? []).filter((code) => !needs.includes(code)),
      subject,
    )
    return ahead.length > 0 ? { ahead } : {}
  }

  /** The steps that this person could take from the present status, with what each still lacks. */
  function transitionsFor(actor: Actor, subject: Subject): Transition<Status, Need>[] {
    return steps
      .filter((step) => step.from === subject.status && isFor(actor, subject, step))
      .map((step) => {
        const missing = missingOf(actor, step.needs, subject)
        return {
          to: step.to,
          forward: step.forward,
          missing,
          reason_required: step.reasonRequired,
          can_override: missing.length > 0 && missing.every((need) => need.can_override),
          ...(canRequest(actor, missing) && { can_request_override: true as const }),
          ...aheadOf(actor, subject, step),
        }
      })
  }

  /**
   * Judges a step that a person asks for.
   * @returns whether it goes through in spite of what it lacks
   * @throws Problem 409 when there is no such step now or it still lacks something, 403 when it is another's to take, 422 without the
   *   reason that it asks for
   */
  function take(
    actor: Actor,
    subject: Subject,
    { to, reason, override }: TransitionRequest<Status>,
  ): { isOverridden: boolean } {
    if (
      !steps.some(
        (step) => step.from === subject.status && step.to === to && step.roles !== 'system',
      )
    )
      throw new Problem('not_allowed_now')
    const step = transitionsFor(actor, subject).find((each) => each.to === to)
    if (!step) throw new Problem('forbidden')
    const isLacking = step.missing.length > 0
    if (isLacking && override && !hasGlobalRole(actor)) throw new Problem('forbidden')
    if (isLacking && !(override && step.can_override)) throw Problem.missing(...step.missing)
    if ((step.reason_required || isLacking) && !reason)
      throw Problem.invalid({ pointer: '/reason', code: 'reason_required' })
    return { isOverridden: isLacking }
  }

  /** Whether the system, and no person, takes this step. */
  const isBySystem = (from: Status, to: Status): boolean =>
    steps.some((step) => step.roles === 'system' && step.from === from && step.to === to)

  return { transitionsFor, take, isBySystem }
}
