import type { Schemas } from '../call'
import { parseJson } from '../db/json'
import type { Db } from '../db/tables'

/** What the report that stands says of a container. */
export type ValidContainerReport = {
  isPassed: boolean
  sealNumber: string | null
  /** What was counted of each load, and how the loads were planned then. */
  counted: readonly Schemas['CargoReportLineWrite'][]
  planned: readonly Schemas['InspectableLoad'][]
}

/**
 * Of the approved reports on a cargo's container the one that stands: of whoever looked last. One whose place a correction has taken says nothing. Null
 * while there is none.
 */
export async function findValidContainerReport(
  db: Db,
  cargoId: string,
): Promise<ValidContainerReport | null> {
  const report = await db
    .selectFrom('inspection_reports')
    .select(['verdict', 'seal_number', 'written', 'wood'])
    .where('cargo_id', '=', cargoId)
    .where('status', '=', 'approved')
    .where('corrected_by_id', 'is', null)
    .orderBy('inspected_on', 'desc')
    .orderBy('approved_at', 'desc')
    .orderBy('number_key', 'desc')
    .executeTakeFirst()
  if (!report) return null
  const written = parseJson(report.written) as Schemas['CargoReportWrite']
  return {
    isPassed: report.verdict !== 'fail',
    sealNumber: report.seal_number,
    counted: written.lines,
    planned: report.wood === null ? [] : (parseJson(report.wood) as Schemas['InspectableLoad'][]),
  }
}

/** Numbers of reports on a cargo's container that nobody has approved yet. */
export async function findOpenContainerReports(db: Db, cargoId: string): Promise<string[]> {
  const reports = await db
    .selectFrom('inspection_reports')
    .select('number')
    .where('cargo_id', '=', cargoId)
    .where('status', 'in', ['draft', 'submitted', 'returned'])
    .orderBy('number_key')
    .execute()
  return reports.map(({ number }) => number)
}
