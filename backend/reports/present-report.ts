import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { InspectedWood, WrittenReport } from '../db/tables/reports'
import { recordActions } from '../documents/record-rules'
import type { Need as AnyNeed } from '../problems/problem'
import type { KeptReport, ReportKeeping } from './report-keeping'
import { reportWay } from './report-way'
import { writesIn } from './scope'

/** A report with what this person may do to it now. */
export async function presentReport<
  Write extends WrittenReport,
  Seen extends { lines: InspectedWood },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Shown,
>(
  call: StaffCall,
  keeping: ReportKeeping<Write, Seen, Logged, Need, Field, Shown>,
  kept: KeptReport<Write, Seen>,
) {
  const { person } = call
  const { report } = kept
  const { fields, subject, steps, lacking, record, shown } = keeping
  return {
    ...(await reportWay(call, report, await changesSince(call, keeping, kept))),
    ...shown(kept),
    allowed_actions: recordActions(record, person, report),
    // A correction stays with what the report is of that it corrects.
    editable_fields: writesIn(person, report)
      ? fields
          .openIn(report.status)
          .filter((field) => field !== subject || report.corrects_id === null)
      : [],
    transitions: steps.transitionsFor(person, {
      status: report.status,
      inspectorId: report.inspector_id,
      lacking: lacking(kept),
    }),
  }
}

/** What a correction says otherwise than the report that it corrects. Its photos are copies, and those alone no change. */
async function changesSince<
  Write extends WrittenReport,
  Seen extends { lines: InspectedWood },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Shown,
>(
  { db }: StaffCall,
  { fields, logged }: ReportKeeping<Write, Seen, Logged, Need, Field, Shown>,
  { report, write, seen }: KeptReport<Write, Seen>,
): Promise<Schemas['FieldChange'][]> {
  if (report.corrects_id === null) return []
  const before = await db
    .selectFrom('inspection_reports')
    .select('written')
    .where('id', '=', report.corrects_id)
    .executeTakeFirstOrThrow()
  const changes = fields.changes(
    logged({ write: parseJson(before.written) as Write, seen }),
    logged({ write, seen }),
  )
  return changes.filter(({ from, to }) => from !== to)
}
