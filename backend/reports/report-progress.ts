import type { Schemas, StaffCall } from '../call'
import type { Db } from '../db/tables'
import { presentDocumentHead } from '../documents/record-head'
import { findPersonRefs } from '../people/find-person-refs'
import { findReportRefs, type ReportRow } from './find-report'
import { APPROVER_ROLES } from './permissions'

type ReportProgress = Schemas['ReportWay'] & Omit<Schemas['DocumentHead'], 'allowed_actions'>

/**
 * Returns the fields that both kinds of report share.
 * @param changes the changes against the corrected report
 */
export async function presentReportProgress(
  call: StaffCall,
  report: ReportRow,
  changes: Schemas['FieldChange'][],
): Promise<ReportProgress> {
  const { db } = call
  const toPersonRef = await findPersonRefs(db, [
    report.created_by,
    report.updated_by,
    report.inspector_id,
    report.approved_by,
  ])
  const refs = await findReportRefs(db, [report.corrects_id, report.corrected_by_id])
  return {
    ...presentDocumentHead(report, toPersonRef),
    status: report.status,
    inspector: toPersonRef(report.inspector_id),
    submitted_at: report.submitted_at,
    approved_at: report.approved_at,
    approved_by: toPersonRef(report.approved_by),
    return_remark: report.return_remark,
    cancel_reason: report.cancel_reason,
    corrects: refs(report.corrects_id),
    corrected_by: refs(report.corrected_by_id),
    changes,
    can_correct: (await findCorrectionRefusal(call, report)) === null,
  }
}

/** Returns the reason why the user can't start a correction now; null if the user can. */
export async function findCorrectionRefusal(
  { db, person }: StaffCall,
  report: ReportRow,
): Promise<'not_allowed_now' | 'forbidden' | null> {
  if (report.status !== 'approved' || report.corrected_by_id !== null) return 'not_allowed_now'
  const begun = await db
    .selectFrom('inspection_reports')
    .select('id')
    .where('corrects_id', '=', report.id)
    .where('status', '!=', 'canceled')
    .executeTakeFirst()
  if (begun || (report.cargo_id !== null && (await isCargoClosed(db, report.cargo_id))))
    return 'not_allowed_now'
  return APPROVER_ROLES.includes(person.role) || person.id === report.inspector_id
    ? null
    : 'forbidden'
}

/** True if a cargo is closed or canceled, so that its reports are final. */
async function isCargoClosed(db: Db, cargoId: string): Promise<boolean> {
  const cargo = await db
    .selectFrom('cargos')
    .select('status')
    .where('id', '=', cargoId)
    .executeTakeFirstOrThrow()
  return cargo.status === 'closed' || cargo.status === 'canceled'
}
