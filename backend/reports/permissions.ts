import type { Role, Schemas } from '../call'
import type { Row } from '../db/tables'
import type { Actor } from '../people/actor'
import { hasGlobalRole } from '../people/roles'

/** Those who inspect: agents in the yard, and buyers. */
export const INSPECTOR_ROLES: readonly Role[] = [
  'purchase_agent',
  'purchase_manager',
  'global_manager',
  'admin',
]
/** Those who approve what another inspected. */
export const APPROVER_ROLES: readonly Role[] = ['purchase_manager', 'global_manager', 'admin']

type InspectorState = Pick<Row<'inspection_reports'>, 'inspector_id' | 'status'>

/** Whether a report is this person's to read: an agent's own alone, every one for those who approve. */
export const canSeeReport = (
  actor: Actor,
  { inspector_id }: Pick<InspectorState, 'inspector_id'>,
): boolean =>
  APPROVER_ROLES.includes(actor.role) ||
  (actor.role === 'purchase_agent' && actor.id === inspector_id)

/** What one person saw nobody else writes. */
export const canWriteReport = (actor: Actor, { inspector_id, status }: InspectorState): boolean =>
  actor.id === inspector_id && status === 'draft'

/** Whether a step of a report is this person's to take: the inspector hands it in, and never judges it. */
export function canTakeReportStep(
  actor: Actor,
  inspectorId: string,
  to: Schemas['ReportStatus'],
): boolean {
  const isOwn = actor.id === inspectorId
  if (to === 'approved' || to === 'returned') return !isOwn
  return isOwn || hasGlobalRole(actor) || (to === 'canceled' && APPROVER_ROLES.includes(actor.role))
}
