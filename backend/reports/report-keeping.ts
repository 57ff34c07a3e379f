import type { Schemas, StaffCall } from '../call'
import type { NewRow } from '../db/tables'
import type { InspectedWood, WrittenReport } from '../db/tables/reports'
import type { RecordRules } from '../documents/record-rules'
import type { FieldError, Need as AnyNeed } from '../problems/problem'
import type { ReportRow } from './find-report'
import type { reportSteps } from './report-steps'

type Surroundings = Pick<StaffCall, 'db' | 'timeZone'>

/** A report as it was written, with what it is of. */
export type SeenReport<Write, Seen> = { write: Write; seen: Seen }
/** The same as it is stored. */
export type KeptReport<Write, Seen> = SeenReport<Write, Seen> & { report: ReportRow }
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
export type PreparedReport<Write, Seen> = SeenReport<Write, Seen> & {
  values: ReportValues & Pick<ReportRow, 'written'>
}

/** What of a stored report its new version is judged by; null for a new one. */
export type Before = Pick<ReportRow, 'id' | 'supply_id' | 'cargo_id' | 'written'> | null

/**
 * What a kind of report brings to being begun, changed, judged and corrected.
 * @typeParam Seen what it is of, as an inspector sees it; its lines are kept as they are when the report is handed in
 * @typeParam Logged what is written, with the names of what it points at
 * @typeParam Shown what an answer says of it, beside what every report says
 */
export type ReportKeeping<
  Write extends WrittenReport,
  Seen extends { lines: InspectedWood },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Shown,
> = {
  kind: ReportRow['kind']
  series: 'SR' | 'CR'
  /** The field that says what it is of. A correction stays with it. */
  subject: Field
  /** What it is of, as it is by now; undefined where there is none. */
  see(of: Surroundings, write: Write): Promise<Seen | undefined>
  check(write: Write, seen: Seen | undefined, before: Before): FieldError[]
  values(of: Surroundings, report: SeenReport<Write, Seen>): ReportValues
  /** Stores what of it stands in rows of its own. Left out, nothing does. */
  store?(of: Surroundings, id: string, report: SeenReport<Write, Seen>): Promise<void>
  fields: {
    openIn(status: Schemas['ReportStatus']): Field[]
    changes(before: Logged, after: Logged): Schemas['FieldChange'][]
  }
  logged(report: SeenReport<Write, Seen>): Logged
  steps: ReturnType<typeof reportSteps<Need>>
  lacking(report: SeenReport<Write, Seen>): Need[]
  record: RecordRules<ReportRow>
  shown(report: SeenReport<Write, Seen>): Shown
  /** What follows from a step that was stored, and who is told of it. */
  followed(
    call: StaffCall,
    report: KeptReport<Write, Seen>,
    step: { to: Schemas['ReportStatus']; reason: string },
  ): Promise<void>
}
