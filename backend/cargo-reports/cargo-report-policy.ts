import { createReportPolicy } from '../reports/report-policy'
import type { StaffCall } from '../call'
import type { MessageParams } from '../notifications/format-message'
import type { ReportRow } from '../reports/find-report'

/** Returns the parameters of notifications about a report. */
export async function toCargoReportMessageParams(
  { db, person }: StaffCall,
  { number, cargo_id }: ReportRow,
  reason = '',
): Promise<MessageParams> {
  const cargo = await db
    .selectFrom('cargos')
    .select('number')
    .where('id', '=', cargo_id ?? '')
    .executeTakeFirstOrThrow()
  return { number, cargo: cargo.number, person: person.name, reason }
}

export const cargoReportPolicy = createReportPolicy('cargo_report', async (call, report) => ({
  key: 'cargo_report_commented',
  params: await toCargoReportMessageParams(call, report),
}))
