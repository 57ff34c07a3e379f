import { dequal } from 'dequal/lite'
import type { Actor } from '../people/roles'
import { Problem, type Need as AnyNeed } from '../problems/problem'
import {
  createStateMachine,
  type NeedChecks,
  type StateTransition,
  type Transition,
  type TransitionRequest,
} from './state-machine'

export type RevisionStatus = 'open' | 'sent' | 'agreed' | 'withdrawn'

/** The fields of a revision that the transitions of every kind check. */
export type RevisionSubject = {
  status: RevisionStatus
  /** True while the document accepts revisions. Afterwards a revision can only be withdrawn. */
  isRevisable: boolean
  /** True if the other party has to agree to the differences. */
  needsAgreement: boolean
  /**
   * True if the other party can have asked for all differences itself, so that they are recorded.
   */
  canBeRecorded?: boolean
}

/**
 * A transition with the other party's own answer, which is recorded without sending the revision.
 */
type RevisionRequest = TransitionRequest<RevisionStatus> & { answer?: unknown }

type RevisionMachineDefinition<Need extends AnyNeed, Subject> = {
  roles: StateTransition<RevisionStatus, Need['code']>['roles']
  /** Preconditions of issuing the revised paper. */
  paperNeeds: readonly Need['code'][]
  /** Preconditions of sending it, beside those of its paper; none by default. */
  proposalNeeds?: readonly Need['code'][]
  /** Preconditions of making the revised terms valid. */
  agreementNeeds: readonly Need['code'][]
  checks: NeedChecks<Need, Subject>
  /** True if the user may revise this document, regardless of the role. */
  canRevise(actor: Actor, subject: Subject): boolean
  /** Needs that global roles may override with a reason. */
  overridable: readonly Need['code'][]
}

/**
 * Creates the state machine of a kind's revisions. A revision that needs agreement is sent first,
 * unless it records the other party's own answer; any other is applied at once. Overrides of a
 * revision can't be requested.
 */
export function createRevisionMachine<Need extends AnyNeed, Subject extends RevisionSubject>({
  roles,
  paperNeeds,
  proposalNeeds = [],
  agreementNeeds,
  checks,
  canRevise,
  overridable,
}: RevisionMachineDefinition<Need, Subject>) {
  type RevisionStateTransition = StateTransition<RevisionStatus, Need['code']>
  const forwardTransition = (
    from: RevisionStatus,
    to: RevisionStatus,
    needs: RevisionStateTransition['needs'],
  ): RevisionStateTransition => ({
    from,
    to,
    roles,
    needs,
    reasonRequired: false,
    forward: true,
  })
  const withdrawTransition = (from: RevisionStatus): RevisionStateTransition => ({
    from,
    to: 'withdrawn',
    roles,
    needs: [],
    reasonRequired: true,
    forward: false,
  })
  const machine = createStateMachine<RevisionStatus, Need, Subject>({
    transitions: [
      forwardTransition('open', 'sent', [...paperNeeds, ...proposalNeeds]),
      forwardTransition('open', 'agreed', [...paperNeeds, ...agreementNeeds]),
      forwardTransition('sent', 'agreed', agreementNeeds),
      withdrawTransition('open'),
      withdrawTransition('sent'),
    ],
    checks,
    canTake: canRevise,
    overridable,
  })

  return {
    getTransitions: (
      actor: Actor,
      subject: Subject,
    ): Transition<Exclude<RevisionStatus, 'open'>, Need>[] =>
      machine
        .getTransitions(actor, subject)
        .flatMap(({ can_request_override: _, to, ...transition }) =>
          to !== 'open' && isOffered(subject, to) ? [{ to, ...transition }] : [],
        ),

    /**
     * Takes a transition of a revision.
     * @throws Problem as `take` of a state machine, 409 for a transition that is not offered, 422
     * without the answer that a transition records or with one in another transition
     */
    take(actor: Actor, subject: Subject, request: RevisionRequest) {
      if (!isOffered(subject, request.to)) throw new Problem('not_allowed_now')
      const taken = machine.take(actor, subject, request)
      const isRecorded = recordsAnswer(subject, request.to)
      if (isRecorded !== (request.answer !== undefined))
        throw Problem.invalid({ pointer: '/answer', code: isRecorded ? 'required' : 'locked' })
      return taken
    },
  }
}

/** Returns the need of a difference, which every kind has. */
export const findDifferenceNeed = ({ hasDifferences }: { hasDifferences: boolean }) =>
  hasDifferences ? [] : [{ code: 'difference' as const }]

/**
 * Takes over checks of the document, whose needs a revision names with the same codes.
 * @param checks checks of the document's own transitions
 */
export const createSharedChecks =
  <Subject, Code extends string>(
    checks: Readonly<Record<Code, (subject: Subject, to: string) => AnyNeed[]>>,
  ) =>
  <Shared extends Code, Revised extends Subject = Subject>(
    code: Shared,
    applies: (subject: Revised, to: string) => boolean = () => true,
  ) =>
  (subject: Revised, to: string): (AnyNeed & { code: Shared })[] =>
    applies(subject, to) ? checks[code](subject, to).map((need) => ({ ...need, code })) : []

/**
 * True for the transition that records the other party's answer in place of sending and agreeing.
 */
const recordsAnswer = ({ status, needsAgreement }: RevisionSubject, to: RevisionStatus): boolean =>
  status === 'open' && to === 'agreed' && needsAgreement

function isOffered(subject: RevisionSubject, to: RevisionStatus): boolean {
  const { status, isRevisable, needsAgreement, canBeRecorded = false } = subject
  if (to === 'withdrawn') return true
  if (!isRevisable) return false
  if (recordsAnswer(subject, to)) return canBeRecorded
  return status === 'sent' || (to === 'sent') === needsAgreement
}

type RevisedPayload<Payload> = { base: Payload; payload: Payload }

/**
 * Applies a revision to the document's present terms. A field that the revision left unchanged
 * keeps its present value.
 */
export function mergeRevision<Payload extends object>(
  { base, payload }: RevisedPayload<Payload>,
  current: Payload,
): Payload {
  const kept = getNames(payload).filter((name) => dequal(payload[name], base[name]))
  return { ...payload, ...Object.fromEntries(kept.map((name) => [name, current[name]])) }
}

/** Returns the fields that the revision changes, and that changed in the document meanwhile. */
export const findOutdatedFields = <Payload extends object>(
  { base, payload }: RevisedPayload<Payload>,
  current: Payload,
): (keyof Payload & string)[] =>
  getNames(payload).filter(
    (name) =>
      !dequal(base[name], current[name]) &&
      !dequal(payload[name], base[name]) &&
      !dequal(payload[name], current[name]),
  )

const getNames = <Payload extends object>(payload: Payload): (keyof Payload & string)[] =>
  Object.keys(payload) as (keyof Payload & string)[]
