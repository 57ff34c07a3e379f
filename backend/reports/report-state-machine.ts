import type { Role, Schemas } from '../call'
import {
  createStateMachine,
  type NeedChecks,
  type StateTransition,
} from '../documents/state-machine'
import type { Need as AnyNeed } from '../problems/problem'
import { APPROVER_ROLES, INSPECTOR_ROLES, canTakeReportStep } from './permissions'

type ReportStatus = Schemas['ReportStatus']

/** The data that the transitions of a report check. */
export type ReportSubject<Need> = {
  status: ReportStatus
  inspectorId: string
  needs: readonly Need[]
}

/**
 * Creates the state machine of a report kind.
 * @param codes all needs of this kind
 */
export function createReportStateMachine<Need extends AnyNeed>(codes: readonly Need['code'][]) {
  const ofCode = (code: Need['code']) =>
    [code, ({ needs }: ReportSubject<Need>) => needs.filter((need) => need.code === code)] as const
  return createStateMachine<ReportStatus, Need, ReportSubject<Need>>({
    steps: [
      createStep('draft', 'submitted', INSPECTOR_ROLES, { needs: codes, forward: true }),
      createStep('submitted', 'approved', APPROVER_ROLES, { forward: true }),
      createStep('submitted', 'returned', APPROVER_ROLES, { reasonRequired: true }),
      createStep('returned', 'draft', INSPECTOR_ROLES, { forward: true }),
      createStep('draft', 'canceled', INSPECTOR_ROLES, { reasonRequired: true }),
      createStep('returned', 'canceled', INSPECTOR_ROLES, { reasonRequired: true }),
    ],
    checks: Object.fromEntries(codes.map(ofCode)) as NeedChecks<Need, ReportSubject<Need>>,
    canTake: (actor, { inspectorId }, to) => canTakeReportStep(actor, inspectorId, to),
    // Every need must be met: a report without its readings has no value.
    overridable: [],
  })
}

const createStep = <Code>(
  from: ReportStatus,
  to: ReportStatus,
  who: readonly Role[],
  {
    needs = [],
    forward = false,
    reasonRequired = false,
  }: Partial<Pick<StateTransition<ReportStatus, Code>, 'needs' | 'forward' | 'reasonRequired'>>,
): StateTransition<ReportStatus, Code> => ({ from, to, roles: who, needs, forward, reasonRequired })
