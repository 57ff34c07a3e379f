import type { Schemas } from '../call'
import { parseJson } from '../db/json'
import type { Db } from '../db/tables'

/** Results of a container's valid report. */
export type ValidContainerReport = {
  isPassed: boolean
  sealNumber: string | null
  /** The counts of each load, and the planned loads at that time. */
  counted: readonly Schemas['CargoReportLineWrite'][]
  planned: readonly Schemas['InspectableLoad'][]
}

/**
 * Returns the valid report of a cargo's container: the approved one with the latest inspection that
 * was not corrected. Null if there is none.
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

/** Returns the numbers of a container's reports that are not approved yet. */
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
