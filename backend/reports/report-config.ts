import type { Schemas, StaffCall } from '../call'
import type { NewRow } from '../db/tables'
import type { InspectedWood, StoredReportPayload } from '../db/tables/reports'
import type { RecordPolicy } from '../documents/record-policy'
import type { FieldError, Need as AnyNeed } from '../problems/problem'
import type { ReportRow } from './find-report'
import type { createReportStateMachine } from './report-state-machine'

type ReportContext = Pick<StaffCall, 'db' | 'timeZone'>

/** A report as it was written, with what it is of. */
export type ReportWithSubject<Write, Seen> = { write: Write; subject: Seen }
/** The same as it is stored. */
export type StoredReport<Write, Seen> = ReportWithSubject<Write, Seen> & { report: ReportRow }
/** The columns of its row that follow from what is written. */
export type ReportValues = Pick<
  NewRow<'inspection_reports'>,
  | 'supply_id'
  | 'cargo_id'
  | 'inspected_on'
  | 'verdict'
  | 'accepted_l'
  | 'rejected_l'
  | 'seal_number'
  | 'differs'
>
/** A report that is ready to be stored: checked and worked out. */
export type PreparedReport<Write, Seen> = ReportWithSubject<Write, Seen> & {
  values: ReportValues & Pick<ReportRow, 'written'>
}

/** What of a stored report its new version is judged by; null for a new one. */
export type PreviousReport = Pick<ReportRow, 'id' | 'supply_id' | 'cargo_id' | 'written'> | null

/**
 * What a kind of report brings to being begun, changed, judged and corrected.
 * @typeParam Seen what it is of, as an inspector sees it; its lines are kept as they are when the report is handed in
 * @typeParam Logged what is written, with the names of what it points at
 * @typeParam Shown what an answer says of it, beside what every report says
 */
export type ReportConfig<
  Write extends StoredReportPayload,
  Seen extends { lines: InspectedWood },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Shown,
> = {
  kind: ReportRow['kind']
  series: 'SR' | 'CR'
  /** The field that says what it is of. A correction stays with it. */
  subjectField: Field
  /** What it is of, as it is by now; undefined where there is none. */
  findSubject(of: ReportContext, write: Write): Promise<Seen | undefined>
  check(write: Write, seen: Seen | undefined, before: PreviousReport): FieldError[]
  values(of: ReportContext, report: ReportWithSubject<Write, Seen>): ReportValues
  /** Stores what of it stands in rows of its own. Left out, nothing does. */
  store?(of: ReportContext, id: string, report: ReportWithSubject<Write, Seen>): Promise<void>
  fields: {
    openIn(status: Schemas['ReportStatus']): Field[]
    changes(before: Logged, after: Logged): Schemas['FieldChange'][]
  }
  toLogged(report: ReportWithSubject<Write, Seen>): Logged
  stateMachine: ReturnType<typeof createReportStateMachine<Need>>
  findNeeds(report: ReportWithSubject<Write, Seen>): Need[]
  policy: RecordPolicy<ReportRow>
  presentFields(report: ReportWithSubject<Write, Seen>): Shown
  /** What follows from a step that was stored, and who is told of it. */
  onApproved(
    call: StaffCall,
    report: StoredReport<Write, Seen>,
    step: { to: Schemas['ReportStatus']; reason: string },
  ): Promise<void>
}
