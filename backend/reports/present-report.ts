import type { Schemas, StaffCall } from '../call'
import { parseJson } from '../db/json'
import type { InspectedWood, StoredReportPayload } from '../db/tables/reports'
import { getRecordActions } from '../documents/record-policy'
import type { Need as AnyNeed } from '../problems/problem'
import type { StoredReport, ReportConfig } from './report-config'
import { presentReportProgress } from './report-progress'
import { canWriteReport } from './permissions'

/** Returns a report with the fields, actions and transitions that are open to the user. */
export async function presentReport<
  Write extends StoredReportPayload,
  Seen extends { lines: InspectedWood },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Shown,
>(
  call: StaffCall,
  config: ReportConfig<Write, Seen, Logged, Need, Field, Shown>,
  stored: StoredReport<Write, Seen>,
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
          .openIn(report.status)
          .filter((field) => field !== subjectField || report.corrects_id === null)
      : [],
    transitions: stateMachine.transitionsFor(person, {
      status: report.status,
      inspectorId: report.inspector_id,
      needs: findNeeds(stored),
    }),
  }
}

/**
 * Returns the changes of a correction against the corrected report. Photos have new ids in the
 * copy, which is no change.
 */
async function findChangesSinceCorrected<
  Write extends StoredReportPayload,
  Seen extends { lines: InspectedWood },
  Logged,
  Need extends AnyNeed,
  Field extends string,
  Shown,
>(
  { db }: StaffCall,
  { fields, toLogged }: ReportConfig<Write, Seen, Logged, Need, Field, Shown>,
  { report, write, subject }: StoredReport<Write, Seen>,
): Promise<Schemas['FieldChange'][]> {
  if (report.corrects_id === null) return []
  const before = await db
    .selectFrom('inspection_reports')
    .select('written')
    .where('id', '=', report.corrects_id)
    .executeTakeFirstOrThrow()
  const changes = fields.changes(
    toLogged({ write: parseJson(before.written) as Write, subject }),
    toLogged({ write, subject }),
  )
  return changes.filter(({ from, to }) => from !== to)
}
