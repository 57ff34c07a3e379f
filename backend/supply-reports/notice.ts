import type { StaffCall } from '../call'
import type { MessageKey, MessageParams } from '../notifications/messages'
import { notify, peopleInRoles } from '../notifications/notify'
import type { ReportRow } from '../reports/find-report'

/** What a sentence on a report names. */
export async function noticeOf({ db, person }: StaffCall, { number, supply_id }: ReportRow, reason = ''): Promise<MessageParams> {
  const supply = await db.selectFrom('supplies').select(['number', 'sawmill_name']).where('id', '=', supply_id ?? '').executeTakeFirstOrThrow()
  return { number, supply: supply.number, sawmill: supply.sawmill_name, person: person.name, reason }
}

async function tell(call: StaffCall, report: ReportRow, key: MessageKey, people: readonly (string | null)[], reason?: string): Promise<void> {
  await notify(call, {
    people: people.filter((id) => id !== null && id !== call.person.id).map(String),
    key,
    params: await noticeOf(call, report, reason),
    record: { kind: 'supply_report', id: report.id },
  })
}

const buyerOf = async ({ db }: StaffCall, { supply_id }: ReportRow): Promise<string | null> =>
  (await db.selectFrom('supplies').select('purchase_manager_id').where('id', '=', supply_id ?? '').executeTakeFirstOrThrow()).purchase_manager_id

/** A report waits for those who approve. */
export const tellSubmitted = async (call: StaffCall, report: ReportRow): Promise<void> =>
  tell(call, report, 'supply_report_submitted', await peopleInRoles(call.db, ['purchase_manager']))

export const tellReturned = (call: StaffCall, report: ReportRow, reason: string): Promise<void> =>
  tell(call, report, 'supply_report_returned', [report.inspector_id], reason)

/** What was accepted may be loaded; what was not, somebody has to tell the mill. */
export async function tellApproved(call: StaffCall, report: ReportRow): Promise<void> {
  const key = report.verdict === 'fail' ? 'supply_report_failed' : 'supply_report_approved'
  await tell(call, report, key, [report.inspector_id, await buyerOf(call, report)])
}
