import type { Schemas, PersonCall } from '../call'
import { parseJson } from '../db/rows'
import type { FrozenLines, StoredReportPayload } from '../db/tables/reports'
import { getRecordActions } from '../records/record-policy'
import type { Need as AnyNeed } from '../problems/problem'
import type { StoredReport, ReportConfig } from './report-config'
import { canWriteReport } from './permissions'
import { APPROVER_ROLES } from '@domain/rules/role-rules'
import type { Db } from '../db/tables'
import { presentDocumentHead } from '../records/record-head'
import { findOtherValidReports } from '../inspections/valid-reports'
import { createPersonLookup } from '../people/person-refs'
import { findRemarkedPacks } from '../packs/quote-packs'
import { findReportRefs, type ReportRow } from './queries'

/** Returns a report with the fields, actions and transitions that are open to the user. */
export async function presentReport<
  Write extends StoredReportPayload,
  Subject extends { lines: FrozenLines },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Presented,
>(
  call: PersonCall,
  config: ReportConfig<Write, Subject, Logged, Need, Field, Presented>,
  stored: StoredReport<Write, Subject>,
) {
  const { person } = call
  const { report } = stored
  const { fields, subjectField, stateMachine, findNeeds, policy, presentFields } = config
  return {
    ...(await presentReportProgress(
      call,
      report,
      await findChangesSinceCorrected(call, config, stored),
    )),
    ...presentFields(stored),
    allowed_actions: getRecordActions(policy, person, report),
    // A correction can't be moved to another supply or cargo.
    editable_fields: canWriteReport(person, report)
      ? fields
          .getEditableFields(report.status)
          .filter((field) => field !== subjectField || report.corrects_id === null)
      : [],
    transitions: stateMachine.getTransitions(person, {
      status: report.status,
      inspectorId: report.inspector_id,
      needs: findNeeds(stored),
    }),
  }
}

/**
 * Returns the changes of a correction against the corrected report. Photos have new ids in the
 * copy, which is not a change.
 */
async function findChangesSinceCorrected<
  Write extends StoredReportPayload,
  Subject extends { lines: FrozenLines },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Presented,
>(
  { db }: PersonCall,
  { fields, toLogged }: ReportConfig<Write, Subject, Logged, Need, Field, Presented>,
  { report, write, subject }: StoredReport<Write, Subject>,
): Promise<Schemas['FieldChange'][]> {
  if (report.corrects_id === null) return []
  const before = await db
    .selectFrom('inspection_reports')
    .select('written')
    .where('id', '=', report.corrects_id)
    .executeTakeFirstOrThrow()
  const changes = fields.findChanges(
    toLogged({ write: parseJson(before.written) as Write, subject }),
    toLogged({ write, subject }),
  )
  return changes.filter(({ from, to }) => from !== to)
}

type ReportProgress = Schemas['ReportWay'] & Omit<Schemas['DocumentHead'], 'allowed_actions'>

/**
 * Returns the fields that both kinds of report share.
 * @param changes the changes against the corrected report
 */
async function presentReportProgress(
  call: PersonCall,
  report: ReportRow,
  changes: Schemas['FieldChange'][],
): Promise<ReportProgress> {
  const { db } = call
  const toPersonRef = await createPersonLookup(db, [
    report.created_by,
    report.updated_by,
    report.inspector_id,
    report.approved_by,
  ])
  const refs = await findReportRefs(db, [report.corrects_id, report.corrected_by_id])
  const packs = await findRemarkedPacks(db, report)
  const valid_reports = APPROVER_ROLES.includes(call.person.role)
    ? await findOtherValidReports(db, report)
    : []
  return {
    ...presentDocumentHead(report, toPersonRef),
    status: report.status,
    inspector: toPersonRef(report.inspector_id),
    submitted_at: report.submitted_at,
    approved_at: report.approved_at,
    approved_by: toPersonRef(report.approved_by),
    return_remark: report.return_remark,
    cancel_reason: report.cancel_reason,
    ...(packs.length > 0 && { quoted_packs: packs }),
    ...(valid_reports.length > 0 && { valid_reports }),
    corrects: refs(report.corrects_id),
    corrected_by: refs(report.corrected_by_id),
    changes,
    can_correct: (await findCorrectionRefusal(call, report)) === null,
  }
}

/** Returns the head of a report that its paper prints. */
export async function presentPrintedHead(db: Db, report: ReportRow) {
  const toPersonRef = await createPersonLookup(db, [report.inspector_id, report.approved_by])
  const refs = await findReportRefs(db, [report.corrected_by_id])
  return {
    number: report.number,
    status: report.status,
    inspector: toPersonRef(report.inspector_id),
    approved_at: report.approved_at,
    approved_by: toPersonRef(report.approved_by),
    corrected_by: refs(report.corrected_by_id),
  }
}

/** Returns the reason why the user can't start a correction now; null if the user can. */
export async function findCorrectionRefusal(
  { db, person }: PersonCall,
  report: ReportRow,
): Promise<'not_allowed_now' | 'forbidden' | null> {
  if (report.status !== 'approved' || report.corrected_by_id !== null) return 'not_allowed_now'
  const correction = await db
    .selectFrom('inspection_reports')
    .select('id')
    .where('corrects_id', '=', report.id)
    .where('status', '!=', 'canceled')
    .executeTakeFirst()
  if (correction || (await isFinal(db, report))) return 'not_allowed_now'
  return APPROVER_ROLES.includes(person.role) || person.id === report.inspector_id
    ? null
    : 'forbidden'
}

/** True if the report's supply is canceled, or its cargo is closed or canceled. */
async function isFinal(
  db: Db,
  { supply_id, cargo_id }: Pick<ReportRow, 'supply_id' | 'cargo_id'>,
): Promise<boolean> {
  const { status } =
    supply_id === null
      ? await db
          .selectFrom('cargos')
          .select('status')
          .where('id', '=', cargo_id)
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('supplies')
          .select('status')
          .where('id', '=', supply_id)
          .executeTakeFirstOrThrow()
  return status === 'closed' || status === 'canceled'
}
