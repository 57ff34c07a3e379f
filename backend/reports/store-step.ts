import { recordActivity } from '../activity/record-activity'
import type { RequestBody, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { toNextVersion } from '../documents/record-head'
import type { ReportRow } from './find-report'

/** Stores and logs a checked transition. An approved correction replaces the corrected report. */
export async function storeStep(
  call: StaffCall,
  report: ReportRow,
  { to, reason }: RequestBody<'transitionSupplyReport'>,
): Promise<void> {
  const { db, person } = call
  const now = call.clock().toISOString()
  await db
    .updateTable('inspection_reports')
    .set({
      ...toStepColumns(to, now, person.id, reason ?? null),
      status: to,
      ...toNextVersion(call, report.version),
    })
    .where('id', '=', report.id)
    .execute()
  if (to === 'approved' && report.corrects_id !== null) {
    await db
      .updateTable('inspection_reports')
      .set({ corrected_by_id: report.id })
      .where('id', '=', report.corrects_id)
      .execute()
  }
  await recordActivity(call, {
    record: { kind: report.kind, id: report.id },
    personId: person.id,
    kind: 'transition',
    changes: [{ field: 'status', line: null, from: report.status, to }],
    reason: reason ?? null,
  })
}

function toStepColumns(
  to: Row<'inspection_reports'>['status'],
  at: string,
  personId: string,
  reason: string | null,
) {
  switch (to) {
    case 'submitted':
      return { submitted_at: at, return_remark: null }
    case 'approved':
      return { approved_at: at, approved_by: personId }
    case 'returned':
      return { return_remark: reason }
    case 'canceled':
      return { cancel_reason: reason }
    default:
      return {}
  }
}
