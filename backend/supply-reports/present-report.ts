import { lackingOf, lineFigures } from '@/shared/lib/rules/inspection'
import type { StaffCall } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Db } from '../db/tables'
import { recordActions } from '../documents/record-rules'
import type { ReportRow } from '../reports/find-report'
import type { ReportSubject } from '../reports/report-steps'
import { reportWay } from '../reports/report-way'
import { writesIn } from '../reports/scope'
import type { Schemas, SupplyReport, SupplyReportNeed, SupplyReportWrite } from './contract'
import { inspectableSupplies } from './inspectable'
import { amountsOf, woodIn } from './prepare-report'
import { reportFields, type LoggedReport } from './rules/report-fields'
import { supplyReportSteps } from './rules/report-steps'
import { supplyReportRecord } from './supply-report-record'

/** A report as it is stored, with its supply: as it is, or once the report was handed in with its wood as it was then. */
export type SupplyReportRecord = { report: ReportRow; write: SupplyReportWrite; supply: Schemas['InspectableSupply'] }

export async function withSupply(db: Db, report: ReportRow): Promise<SupplyReportRecord> {
  const write = parseJson(report.written)
  const [supply] = await inspectableSupplies(db, [write.supply_id])
  // A foreign key holds it.
  if (!supply) throw new Error(`the supply of ${report.number} is gone`)
  return { report, write, supply: report.wood === null ? supply : { ...supply, lines: parseJson(report.wood) } }
}

/** What its steps are judged by. */
export const subjectOf = ({ report, write, supply }: SupplyReportRecord): ReportSubject<SupplyReportNeed> => ({
  status: report.status,
  inspectorId: report.inspector_id,
  lacking: lackingOf(write, woodIn(supply)),
})

/** A report as its history is written from it. */
export const loggedReport = ({ write, supply }: Pick<SupplyReportRecord, 'write' | 'supply'>): LoggedReport => ({
  ...write,
  supply_number: supply.number,
  lines: write.lines.map((line) => {
    const wood = woodIn(supply)(line.id)
    return { ...line, title: wood?.product_name ?? wood?.specification.quality ?? '' }
  }),
})

/** A report with what this person may do to it now. */
export async function presentReport(call: StaffCall, record: SupplyReportRecord): Promise<SupplyReport> {
  const { person } = call
  const { report, write, supply } = record
  const { accepted_l, rejected_l } = amountsOf(record)
  return {
    ...(await reportWay(call, report, await changesSince(call.db, record))),
    supply,
    inspected_on: write.inspected_on,
    place: write.place,
    coordinates: write.coordinates,
    lines: write.lines.flatMap((line) => {
      const wood = woodIn(supply)(line.id)
      return wood ? [{ ...line, ...wood, figures: lineFigures(line, wood, write.verdict) }] : []
    }),
    checks: write.checks,
    photos: write.photos,
    verdict: write.verdict,
    remarks: write.remarks,
    accepted_m3: fromLitres(accepted_l),
    rejected_m3: fromLitres(rejected_l),
    allowed_actions: recordActions(supplyReportRecord, person, report),
    editable_fields: writesIn(person, report) ? openFields(report) : [],
    transitions: supplyReportSteps.transitionsFor(person, subjectOf(record)),
  }
}

/** A correction stays with the supply of what it corrects. */
const openFields = ({ status, corrects_id }: ReportRow): Schemas['SupplyReportField'][] =>
  reportFields.openIn(status).filter((field) => field !== 'supply_id' || corrects_id === null)

/** What a correction says otherwise than the report that it corrects. Its photos are copies, and those alone no change. */
async function changesSince(db: Db, { report, write, supply }: SupplyReportRecord): Promise<Schemas['FieldChange'][]> {
  if (report.corrects_id === null) return []
  const before = await db.selectFrom('inspection_reports').select('written').where('id', '=', report.corrects_id).executeTakeFirstOrThrow()
  const changes = reportFields.changes(loggedReport({ write: parseJson(before.written), supply }), loggedReport({ write, supply }))
  return changes.filter(({ from, to }) => from !== to)
}
