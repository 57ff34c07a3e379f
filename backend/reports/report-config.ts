import type { Schemas, PersonCall } from '../call'
import type { NewRow } from '../db/tables'
import type { FrozenLines, StoredReportPayload } from '../db/tables/reports'
import type { RecordPolicy } from '../records/record-policy'
import type { FieldError, Need as AnyNeed } from '../problems/problem'
import type { ReportRow } from './queries'
import type { createReportStateMachine } from './permissions'

export type ReportContext = Pick<PersonCall, 'db' | 'timeZone'>
export type CheckContext = ReportContext & Pick<PersonCall, 'clock'>

/** A submitted report, with the supply or cargo that it inspects. */
export type ReportWithSubject<Write, Subject> = { write: Write; subject: Subject }
/** A stored report, with the supply or cargo that it inspects. */
export type StoredReport<Write, Subject> = ReportWithSubject<Write, Subject> & { report: ReportRow }
/** Columns that are derived from the submitted report. */
export type ReportColumns = Pick<
  NewRow<'inspection_reports'>,
  | 'supply_id'
  | 'cargo_id'
  | 'inspected_on'
  | 'inspected_at'
  | 'verdict'
  | 'accepted_l'
  | 'rejected_l'
  | 'seal_number'
  | 'differs'
>
/** A checked report with its derived columns. */
export type PreparedReport<Write, Subject> = ReportWithSubject<Write, Subject> & {
  columns: ReportColumns & Pick<ReportRow, 'written'>
}

/** The stored report that a new version is checked against; null for a new one. */
export type PreviousReport = Pick<ReportRow, 'id' | 'supply_id' | 'cargo_id' | 'written'> | null

/**
 * Configuration of a report kind.
 * @typeParam Subject the inspected supply or cargo; its lines are frozen at submission
 * @typeParam Logged the submitted report with the names of its references
 * @typeParam Presented the fields that only this kind presents
 */
export type ReportConfig<
  Write extends StoredReportPayload,
  Subject extends { lines: FrozenLines },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Presented,
> = {
  kind: ReportRow['kind']
  series: 'SR' | 'CR'
  /** The field that refers to the inspected record. A correction can't change it. */
  subjectField: Field
  /** Finds the present state of the inspected record; undefined if it does not exist. */
  findSubject(context: ReportContext, write: Write): Promise<Subject | undefined>
  check(
    context: CheckContext,
    write: Write,
    subject: Subject | undefined,
    before: PreviousReport,
  ): Promise<FieldError[]>
  toColumns(context: ReportContext, report: ReportWithSubject<Write, Subject>): ReportColumns
  /** Stores the rows of the report in other tables. Omitted if there are none. */
  storeRows?(
    context: ReportContext,
    id: string,
    report: ReportWithSubject<Write, Subject>,
  ): Promise<void>
  fields: {
    getEditableFields(status: Schemas['ReportStatus']): Field[]
    findChanges(before: Logged, after: Logged): Schemas['FieldChange'][]
  }
  toLogged(report: ReportWithSubject<Write, Subject>): Logged
  stateMachine: ReturnType<typeof createReportStateMachine<Need>>
  findNeeds(report: ReportWithSubject<Write, Subject>): Need[]
  policy: RecordPolicy<ReportRow>
  presentFields(report: ReportWithSubject<Write, Subject>): Presented
  /** Applies the consequences of a stored transition and notifies people. */
  onTransition(
    call: PersonCall,
    report: StoredReport<Write, Subject>,
    transition: { to: Schemas['ReportStatus']; reason: string },
  ): Promise<void>
}
