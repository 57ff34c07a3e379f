import type { Role, Schemas } from '../call'
import type { Row } from '../db/tables'
import { type Actor, hasGlobalRole } from '../people/roles'

/** Roles that inspect: agents and buyers. */
export const INSPECTOR_ROLES: readonly Role[] = [
  'purchase_agent',
  'purchase_manager',
  'global_manager',
  'admin',
]
/** Roles that approve reports of others. */
export const APPROVER_ROLES: readonly Role[] = ['purchase_manager', 'global_manager', 'admin']

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
export function canTakeReportStep(
  actor: Actor,
  inspectorId: string,
  to: Schemas['ReportStatus'],
): boolean {
  const isOwn = actor.id === inspectorId
  if (to === 'approved' || to === 'returned') return !isOwn
  return isOwn || hasGlobalRole(actor) || (to === 'canceled' && APPROVER_ROLES.includes(actor.role))
}
