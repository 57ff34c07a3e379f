import { recordActivity, type RecordRef } from '../activity/activity'
import type { RequestBody, PersonCall } from '../call'
import type { Row } from '../db/tables'
import { parseJson } from '../db/rows'
import { toNextVersion } from '../records/record-head'
import { findRemarkedPacks, recordQuotes } from '../packs/quote-packs'
import type { ReportRow } from './queries'
import { findPeopleInRoles, notifyOthers } from '../notifications/notify'
import type { MessageKey, MessageParams } from '../notifications/format-message'

/** Stores and logs a checked transition. An approved correction replaces the corrected report. */
export async function storeTransition(
  call: PersonCall,
  report: ReportRow,
  { to, reason }: RequestBody<'transitionSupplyReport'>,
): Promise<void> {
  const { db, person } = call
  const now = call.clock().toISOString()
  await db
    .updateTable('inspection_reports')
    .set({
      ...toTransitionColumns(to, now, person.id, reason ?? null),
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
  if (to === 'approved') await quoteRemarks(call, report)
  await recordActivity(call, {
    record: { kind: report.kind, id: report.id },
    personId: person.id,
    kind: 'transition',
    changes: [{ field: 'status', line: null, from: report.status, to }],
    reason: reason ?? null,
  })
}

/** Adds the remarks of an approved report to the histories of the packs that they quote. */
async function quoteRemarks(call: PersonCall, report: ReportRow): Promise<void> {
  const { kind, id, number: name, written } = report
  const packs = await findRemarkedPacks(call.db, report)
  const text = parseJson(written).remarks ?? ''
  await recordQuotes(call, { kind, id }, { name, text, packs })
}

function toTransitionColumns(
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

/**
 * Cancels the unapproved reports of a canceled supply, or of a canceled or closed cargo.
 * @param subject the supply or cargo, and the parameters of its messages
 * @param alreadyNotified ids of people who are notified of the supply or cargo already
 */
export async function cancelOpenReports(
  call: PersonCall,
  subject: { column: 'supply_id' | 'cargo_id'; id: string; params: MessageParams },
  reason: string,
  alreadyNotified: readonly (string | null)[],
): Promise<void> {
  const reports = await call.db
    .selectFrom('inspection_reports')
    .selectAll()
    .where(subject.column, '=', subject.id)
    .where('status', 'in', ['draft', 'submitted', 'returned'])
    .orderBy('number_key')
    .execute()
  for (const report of reports) {
    await storeTransition(call, report, { to: 'canceled', reason, override: false })
    await notifyOthers(call, {
      people: [report.inspector_id].filter((id) => !alreadyNotified.includes(id)),
      key: MESSAGE_KEYS[report.kind].canceled,
      params: { ...subject.params, number: report.number, reason },
      record: { kind: report.kind, id: report.id },
    })
  }
}

type ReportEvent = 'submitted' | 'returned' | 'approved' | 'failed'

type ReportNotification = {
  to: ReportRow['status']
  /** Parameters of the message. */
  params: MessageParams
  /** Recipients of an approval in addition to the inspector; nulls are ignored. */
  otherRecipients: readonly (string | null)[]
  /** The record that their notification links to. Default: the report. */
  linkedRecord?: RecordRef
}

const MESSAGE_KEYS: Record<
  ReportRow['kind'],
  Record<ReportEvent | 'canceled' | 'orphaned', MessageKey>
> = {
  supply_report: {
    submitted: 'supply_report_submitted',
    returned: 'supply_report_returned',
    approved: 'supply_report_approved',
    failed: 'supply_report_failed',
    canceled: 'supply_report_canceled',
    orphaned: 'supply_report_orphaned',
  },
  cargo_report: {
    submitted: 'cargo_report_submitted',
    returned: 'cargo_report_returned',
    approved: 'cargo_report_approved',
    failed: 'cargo_report_failed',
    canceled: 'cargo_report_canceled',
    orphaned: 'cargo_report_orphaned',
  },
}

/**
 * Notifies the people concerned by a transition, except the user who took it: approvers of a
 * submitted report, the inspector of a decision.
 */
export async function notifyReportTransition(
  call: PersonCall,
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
    notifyOthers(call, {
      people,
      key: MESSAGE_KEYS[report.kind][event],
      params,
      record,
    })
  const reportRecord = { kind: report.kind, id: report.id }
  await notifyPeople(first, reportRecord)
  await notifyPeople(others, linkedRecord ?? reportRecord)
  if (event === 'returned') await notifyOfOrphaned(call, report, params)
}

/**
 * Notifies the purchase managers of a returned report whose inspector was deactivated. No other
 * user can correct it, so it has to be canceled.
 */
async function notifyOfOrphaned(
  call: PersonCall,
  { id, kind, inspector_id }: ReportRow,
  params: MessageParams,
): Promise<void> {
  const inspector = await call.db
    .selectFrom('people')
    .select(['name', 'is_active'])
    .where('id', '=', inspector_id)
    .executeTakeFirstOrThrow()
  if (inspector.is_active === 1) return
  await notifyOthers(call, {
    people: await findPeopleInRoles(call.db, ['purchase_manager']),
    key: MESSAGE_KEYS[kind].orphaned,
    params: { ...params, inspector: inspector.name },
    record: { kind, id },
  })
}
