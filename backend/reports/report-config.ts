import type { Schemas, StaffCall } from '../call'
import type { NewRow } from '../db/tables'
import type { InspectedWood, StoredReportPayload } from '../db/tables/reports'
import type { RecordPolicy } from '../documents/record-policy'
import type { FieldError, Need as AnyNeed } from '../problems/problem'
import type { ReportRow } from './queries'
import type { createReportStateMachine } from './permissions'

type ReportContext = Pick<StaffCall, 'db' | 'timeZone'>

/** A submitted report, with the supply or cargo that it inspects. */
export type ReportWithSubject<Write, Seen> = { write: Write; subject: Seen }
/** A stored report, with the supply or cargo that it inspects. */
export type StoredReport<Write, Seen> = ReportWithSubject<Write, Seen> & { report: ReportRow }
/** Columns that are derived from the submitted report. */
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
/** A checked report with its derived columns. */
export type PreparedReport<Write, Seen> = ReportWithSubject<Write, Seen> & {
  values: ReportValues & Pick<ReportRow, 'written'>
}

/** The stored report that a new version is checked against; null for a new one. */
export type PreviousReport = Pick<ReportRow, 'id' | 'supply_id' | 'cargo_id' | 'written'> | null

/**
 * Configuration of a report kind.
 * @typeParam Seen the inspected supply or cargo; its lines are frozen at submission
 * @typeParam Logged the submitted report with the names of its references
 * @typeParam Shown the fields that only this kind presents
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
  /** The field that refers to the inspected record. A correction can't change it. */
  subjectField: Field
  /** Finds the present state of the inspected record; undefined if it does not exist. */
  findSubject(context: ReportContext, write: Write): Promise<Seen | undefined>
  check(write: Write, seen: Seen | undefined, before: PreviousReport): FieldError[]
  values(context: ReportContext, report: ReportWithSubject<Write, Seen>): ReportValues
  /** Stores rows of the report in other tables. Omitted if there are none. */
  store?(context: ReportContext, id: string, report: ReportWithSubject<Write, Seen>): Promise<void>
  fields: {
    openIn(status: Schemas['ReportStatus']): Field[]
    changes(before: Logged, after: Logged): Schemas['FieldChange'][]
  }
  toLogged(report: ReportWithSubject<Write, Seen>): Logged
  stateMachine: ReturnType<typeof createReportStateMachine<Need>>
  findNeeds(report: ReportWithSubject<Write, Seen>): Need[]
  policy: RecordPolicy<ReportRow>
  presentFields(report: ReportWithSubject<Write, Seen>): Shown
  /** Applies the consequences of a stored transition and notifies people. */
  onApproved(
    call: StaffCall,
    report: StoredReport<Write, Seen>,
    step: { to: Schemas['ReportStatus']; reason: string },
  ): Promise<void>
}
