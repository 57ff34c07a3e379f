import type { RecordRef } from '../activity/record-activity'
import type { StaffCall } from '../call'
import type { MessageKey, MessageParams } from '../notifications/format-message'
import { notify, findPeopleInRoles } from '../notifications/notify'
import type { ReportRow } from './find-report'

type Event = 'submitted' | 'returned' | 'approved' | 'failed'

type ReportNotification = {
  to: ReportRow['status']
  /** Parameters of the message. */
  params: MessageParams
  /** People notified of an approval besides the inspector; nulls are ignored. */
  otherRecipients: readonly (string | null)[]
  /** The record that their notification links to. Default: the report. */
  linkedRecord?: RecordRef
}

const messageKeys: Record<ReportRow['kind'], Record<Event, MessageKey>> = {
  supply_report: {
    submitted: 'supply_report_submitted',
    returned: 'supply_report_returned',
    approved: 'supply_report_approved',
    failed: 'supply_report_failed',
  },
  cargo_report: {
    submitted: 'cargo_report_submitted',
    returned: 'cargo_report_returned',
    approved: 'cargo_report_approved',
    failed: 'cargo_report_failed',
  },
}

/**
 * Notifies the people concerned by a transition, except the user who took it: approvers of a
 * submitted report, the inspector of a decision.
 */
export async function notifyReportStep(
  call: StaffCall,
  report: ReportRow,
  { to, params, otherRecipients, linkedRecord }: ReportNotification,
): Promise<void> {
  const event = to === 'approved' && report.verdict === 'fail' ? 'failed' : to
  if (event === 'draft' || event === 'canceled') return
  const first =
    event === 'submitted'
      ? await findPeopleInRoles(call.db, ['purchase_manager'])
      : [report.inspector_id]
  const others = (event === 'submitted' || event === 'returned' ? [] : otherRecipients).flatMap(
    (id) => (id === null || first.includes(id) ? [] : id),
  )
  const notifyPeople = (people: readonly string[], record: RecordRef) =>
    notify(call, {
      people: people.filter((id) => id !== call.person.id),
      key: messageKeys[report.kind][event],
      params,
      record,
    })
  const own = { kind: report.kind, id: report.id }
  await notifyPeople(first, own)
  await notifyPeople(others, linkedRecord ?? own)
}
