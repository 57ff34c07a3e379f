import { averageMoisture, lineFigures, lotParts, type InspectedWood } from '@/shared/lib/rules/inspection'
import { toJson } from '../db/json'
import type { Db, NewRow } from '../db/tables'
import { Problem } from '../problems/problem'
import type { ReportRow } from '../reports/find-report'
import { photoErrors } from '../reports/photos'
import type { Schemas, SupplyReportWrite } from './contract'
import { INSPECTABLE, inspectableSupplies } from './inspectable'
import { checkReport } from './rules/check-report'

/** A report that is ready to be stored: checked and worked out. */
export type PreparedReport = {
  write: SupplyReportWrite
  supply: Schemas['InspectableSupply']
  /** What its row has of it. */
  values: Pick<ReportRow, 'supply_id' | 'inspected_on' | 'verdict' | 'accepted_l' | 'rejected_l' | 'written'>
}

/**
 * Checks a report as it came in and works it out.
 * @param kept the report as it is stored, or of which it is a copy; null for a new one
 * @throws Problem 422 with every field that is wrong
 */
export async function prepareReport(db: Db, write: SupplyReportWrite, kept: Pick<ReportRow, 'id' | 'supply_id'> | null): Promise<PreparedReport> {
  const [supply] = await inspectableSupplies(db, [write.supply_id])
  const isOpen = supply !== undefined && (INSPECTABLE.includes(supply.status) || kept?.supply_id === supply.id)
  const errors = [...checkReport(write, supply, isOpen), ...(await photoErrors(db, write.photos, kept?.id ?? null))]
  if (errors.length > 0 || !supply) throw Problem.invalid(...errors)
  return {
    write,
    supply,
    values: {
      supply_id: write.supply_id,
      inspected_on: write.inspected_on,
      verdict: write.verdict,
      ...amountsOf({ write, supply }),
      written: toJson(write),
    },
  }
}

/** A line of the supply by its id. */
export const woodIn = (supply: Schemas['InspectableSupply']) => (id: string) => supply.lines.find((line) => line.id === id)

/** What is accepted of all lines, and what is not. */
export function amountsOf({ write, supply }: Pick<PreparedReport, 'write' | 'supply'>): Pick<ReportRow, 'accepted_l' | 'rejected_l'> {
  const parts = write.lines.flatMap((line) => {
    const wood = woodIn(supply)(line.id)
    return (wood && lotParts(line, wood, write.verdict)) ?? []
  })
  return {
    accepted_l: parts.reduce((sum, { accepted }) => sum + accepted, 0),
    rejected_l: parts.reduce((sum, { rejected }) => sum + rejected, 0),
  }
}

/** What came of each line, in rows of their own. */
export function inspectedRows(reportId: string, { write, supply }: Pick<PreparedReport, 'write' | 'supply'>): NewRow<'inspected_lines'>[] {
  return write.lines.flatMap((line) => {
    const wood: InspectedWood | undefined = woodIn(supply)(line.id)
    if (!wood) return []
    const parts = lotParts(line, wood, write.verdict)
    return [
      {
        report_id: reportId,
        supply_line_id: line.id,
        accepted_l: parts?.accepted ?? null,
        rejected_l: parts?.rejected ?? null,
        moisture_tenths: averageMoisture(line.readings),
        sampled_pcs: line.readings.length,
        defects: toJson([...lineFigures(line, wood, write.verdict).defects]),
      },
    ]
  })
}

/** Puts them in the place of those that were there. */
export async function storeInspected(db: Db, reportId: string, prepared: Pick<PreparedReport, 'write' | 'supply'>): Promise<void> {
  await db.deleteFrom('inspected_lines').where('report_id', '=', reportId).execute()
  const rows = inspectedRows(reportId, prepared)
  if (rows.length > 0) await db.insertInto('inspected_lines').values(rows).execute()
}

/** Keeps what a report is judged by as it is when it is handed in; what the mill says later is for another report. */
export async function freezeWood(db: Db, reportId: string, judged: Pick<PreparedReport, 'write' | 'supply'>): Promise<void> {
  await storeInspected(db, reportId, judged)
  const values = { ...amountsOf(judged), wood: toJson(judged.supply.lines) }
  await db.updateTable('inspection_reports').set(values).where('id', '=', reportId).execute()
}

/** Has a report follow its supply again. */
export async function releaseWood(db: Db, reportId: string): Promise<void> {
  await db.updateTable('inspection_reports').set({ wood: null }).where('id', '=', reportId).execute()
}
