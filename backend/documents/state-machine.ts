import type { Role } from '../call'
import { type Actor, hasGlobalRole } from '../people/roles'
import { Problem, type Need as AnyNeed } from '../problems/problem'

/** A transition of a document kind. */
export type StateTransition<Status, Code> = {
  from: Status
  to: Status
  /** Roles that may take it; `system` for automatic transitions, such as a departure of cargo. */
  roles: readonly Role[] | 'system'
  /** Preconditions, in display order. */
  needs: readonly Code[]
  /** True if the user has to enter a reason. */
  reasonRequired: boolean
  /** True for the usual next transition, false for a transition back or a cancellation. */
  forward: boolean
}

/** A missing need, and whether the user may override it. */
type NeedForPerson<Need> = Need & Pick<AnyNeed, 'can_override'>

/** A transition as the contract presents it to the user. */
export type Transition<Status, Need> = {
  to: Status
  forward: boolean
  missing: NeedForPerson<Need>[]
  reason_required: boolean
  can_override: boolean
  can_request_override?: true
  ahead?: NeedForPerson<Need>[]
}

/** A requested transition. */
export type TransitionRequest<Status> = {
  to: Status
  reason?: string | undefined
  override: boolean
}

/** A check per need of a transition. It returns nothing, one need, or one per line. */
export type NeedChecks<Need extends AnyNeed, Subject> = {
  readonly [Code in Need['code']]: (subject: Subject, to: string) => Need[]
}

type StateMachineDefinition<Status, Need extends AnyNeed, Subject> = {
  transitions: readonly StateTransition<Status, Need['code']>[]
  checks: NeedChecks<Need, Subject>
  /** True if the user may take transitions of this document, regardless of the role. */
  canTake(actor: Actor, subject: Subject, to: Status): boolean
  /** Needs that global roles may override with a reason. */
  overridable: readonly Need['code'][]
}

/**
 * Creates the state machine of a document kind.
 * @typeParam Need the needs of this kind, with its codes
 * @typeParam Subject the data that the checks use
 */
export function createStateMachine<
  Status extends string,
  Need extends AnyNeed,
  Subject extends { status: Status },
>({ transitions, checks, canTake, overridable }: StateMachineDefinition<Status, Need, Subject>) {
  const findMissingNeeds = (
    actor: Actor,
    { needs, to }: Pick<StateTransition<Status, Need['code']>, 'needs' | 'to'>,
    subject: Subject,
  ): NeedForPerson<Need>[] =>
    needs
      .flatMap((code: Need['code']) => checks[code](subject, to))
      .map((need) =>
        hasGlobalRole(actor) && overridable.includes(need.code)
          ? { ...need, can_override: true }
          : need,
      )

  /** True if the user may ask a global manager to override all missing needs. */
  const canRequest = (actor: Actor, missing: readonly Need[]): boolean =>
    !hasGlobalRole(actor) &&
    missing.length > 0 &&
    missing.every(({ code }) => overridable.includes(code))

  const canTakeTransition = (
    actor: Actor,
    subject: Subject,
    { roles, to }: StateTransition<Status, Need['code']>,
  ): boolean => roles !== 'system' && roles.includes(actor.role) && canTake(actor, subject, to)

  /**
   * Returns the missing needs of the following transition, without those of this one, if the user
   * may take that transition. Other users may not be allowed to see them.
   */
  function findNeedsAhead(
    actor: Actor,
    subject: Subject,
    { to, forward }: StateTransition<Status, Need['code']>,
    missing: readonly Need[],
  ): Pick<Transition<Status, Need>, 'ahead'> {
    const next = transitions.find(
      (transition) =>
        forward &&
        transition.forward &&
        transition.from === to &&
        canTakeTransition(actor, subject, transition),
    )
    if (!next) return {}
    const ahead = findMissingNeeds(actor, next, subject).filter(
      ({ code }) => !missing.some((need) => need.code === code),
    )
    return ahead.length > 0 ? { ahead } : {}
  }

  /**
   * Returns the transitions that the user may take from the present status, with their missing
   * needs.
   */
  function getTransitions(actor: Actor, subject: Subject): Transition<Status, Need>[] {
    return transitions
      .filter(
        (transition) =>
          transition.from === subject.status && canTakeTransition(actor, subject, transition),
      )
      .map((transition) => {
        const missing = findMissingNeeds(actor, transition, subject)
        return {
          to: transition.to,
          forward: transition.forward,
          missing,
          reason_required: transition.reasonRequired,
          can_override: missing.length > 0 && missing.every((need) => need.can_override),
          ...(canRequest(actor, missing) && { can_request_override: true as const }),
          ...findNeedsAhead(actor, subject, transition, missing),
        }
      })
  }

  /**
   * Checks a requested transition.
   * @returns true in `isOverridden` if needs are missing
   * @throws Problem 409 if the transition does not exist now or needs are missing, 403 if the user
   * may not take it, 422 without a required reason
   */
  function take(
    actor: Actor,
    subject: Subject,
    { to, reason, override }: TransitionRequest<Status>,
  ): { isOverridden: boolean } {
    if (
      !transitions.some(
        (transition) =>
          transition.from === subject.status &&
          transition.to === to &&
          transition.roles !== 'system',
      )
    )
      throw new Problem('not_allowed_now')
    const transition = getTransitions(actor, subject).find((each) => each.to === to)
    if (!transition) throw new Problem('forbidden')
    const isBlocked = transition.missing.length > 0
    if (isBlocked && override && !hasGlobalRole(actor)) throw new Problem('forbidden')
    if (isBlocked && !(override && transition.can_override))
      throw Problem.missing(...transition.missing)
    if ((transition.reason_required || isBlocked) && !reason)
      throw Problem.invalid({ pointer: '/reason', code: 'reason_required' })
    return { isOverridden: isBlocked }
  }

  /** True if the system takes this transition. */
  const isBySystem = (from: Status, to: Status): boolean =>
    transitions.some(
      (transition) =>
        transition.roles === 'system' && transition.from === from && transition.to === to,
    )

  return { getTransitions, take, isBySystem }
}
