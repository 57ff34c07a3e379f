import { APPROVER_ROLES, PURCHASE_ROLES } from '@domain/rules/role-rules'
import type { Role, Schemas } from '../call'
import type { Row } from '../db/tables'
import { type Actor, hasGlobalRole } from '../people/roles'
import {
  createStateMachine,
  type NeedChecks,
  type StateTransition,
} from '../documents/state-machine'
import type { Need as AnyNeed } from '../problems/problem'

/** Roles that inspect: purchase agents, purchase managers and global roles. */
export const INSPECTOR_ROLES: readonly Role[] = ['purchase_agent', ...PURCHASE_ROLES]

type InspectorState = Pick<Row<'inspection_reports'>, 'inspector_id' | 'status'>

/** True for all reports if the user may approve, and for an agent's own. */
export const canSeeReport = (
  actor: Actor,
  { inspector_id }: Pick<InspectorState, 'inspector_id'>,
): boolean =>
  APPROVER_ROLES.includes(actor.role) ||
  (actor.role === 'purchase_agent' && actor.id === inspector_id)

/** True for the inspector, while the report is a draft. */
export const canWriteReport = (actor: Actor, { inspector_id, status }: InspectorState): boolean =>
  actor.id === inspector_id && status === 'draft'

/**
 * True if the user may take the transition. Inspectors submit their reports, but never approve or
 * return them.
 */
function canTakeReportTransition(
  actor: Actor,
  inspectorId: string,
  to: Schemas['ReportStatus'],
): boolean {
  const isOwn = actor.id === inspectorId
  if (to === 'approved' || to === 'returned') return !isOwn
  return isOwn || hasGlobalRole(actor) || (to === 'canceled' && APPROVER_ROLES.includes(actor.role))
}

type ReportStatus = Schemas['ReportStatus']

/** The data that the transitions of a report check. */
type ReportSubject<Need> = {
  status: ReportStatus
  inspectorId: string
  needs: readonly Need[]
}

/**
 * Creates the state machine of a report kind.
 * @param codes all needs of this kind
 */
export function createReportStateMachine<Need extends AnyNeed>(codes: readonly Need['code'][]) {
  type Check = (subject: ReportSubject<Need>, to: string) => Need[]
  const toNeedEntry = (code: Need['code']): [string, Check] => [
    code,
    ({ needs }) => needs.filter((need) => need.code === code),
  ]
  return createStateMachine<ReportStatus, Need, ReportSubject<Need>>({
    transitions: [
      createTransition('draft', 'submitted', INSPECTOR_ROLES, { needs: codes, forward: true }),
      createTransition('submitted', 'approved', APPROVER_ROLES, { forward: true }),
      createTransition('submitted', 'returned', APPROVER_ROLES, { reasonRequired: true }),
      createTransition('returned', 'draft', INSPECTOR_ROLES, { forward: true }),
      createTransition('draft', 'canceled', INSPECTOR_ROLES, { reasonRequired: true }),
      createTransition('returned', 'canceled', INSPECTOR_ROLES, { reasonRequired: true }),
    ],
    checks: Object.fromEntries(codes.map(toNeedEntry)) as NeedChecks<Need, ReportSubject<Need>>,
    canTake: (actor, { inspectorId }, to) => canTakeReportTransition(actor, inspectorId, to),
    // Every need must be met: a report without its readings has no value.
    overridable: [],
  })
}

const createTransition = <Code>(
  from: ReportStatus,
  to: ReportStatus,
  roles: readonly Role[],
  {
    needs = [],
    forward = false,
    reasonRequired = false,
  }: Partial<Pick<StateTransition<ReportStatus, Code>, 'needs' | 'forward' | 'reasonRequired'>>,
): StateTransition<ReportStatus, Code> => ({ from, to, roles, needs, forward, reasonRequired })
