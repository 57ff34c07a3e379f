import {
  averageMoisture,
  computeInspectedFigures,
  getReportResult,
  splitLot,
  type InspectedLine,
} from '@domain/rules/inspection'
import { toJson } from '../db/rows'
import type { Db, NewRow } from '../db/tables'
import type { ReportRow } from '../reports/queries'
import type { ReportWithSubject } from '../reports/report-config'
import type { Schemas } from '../call'
import type { SupplyReportWrite } from './policy'

/** A submitted report with its supply. */
export type SupplyReportWithSubject = ReportWithSubject<
  SupplyReportWrite,
  Schemas['InspectableSupply']
>

export const createLineLookup = (supply: Schemas['InspectableSupply']) => (id: string) =>
  supply.lines.find((line) => line.id === id)

/** Sums the accepted and rejected litres of all lines. */
export function sumReportAmounts({
  write,
  subject,
}: SupplyReportWithSubject): Pick<ReportRow, 'accepted_l' | 'rejected_l'> {
  const parts = write.lines.flatMap((line) => {
    const wood = createLineLookup(subject)(line.id)
    return (wood && splitLot(line, wood, getReportResult(write))) ?? []
  })
  return {
    accepted_l: parts.reduce((sum, { accepted }) => sum + accepted, 0),
    rejected_l: parts.reduce((sum, { rejected }) => sum + rejected, 0),
  }
}

/** Returns the rows of inspected lines. */
export function toInspectedRows(
  reportId: string,
  { write, subject }: SupplyReportWithSubject,
): NewRow<'inspected_lines'>[] {
  return write.lines.flatMap((line) => {
    const wood: InspectedLine | undefined = createLineLookup(subject)(line.id)
    if (!wood) return []
    const result = getReportResult(write)
    const parts = splitLot(line, wood, result)
    return [
      {
        report_id: reportId,
        supply_line_id: line.id,
        accepted_l: parts?.accepted ?? null,
        rejected_l: parts?.rejected ?? null,
        usable_l: parts && parts.accepted + parts.uninspected,
        moisture_tenths: averageMoisture(line.readings),
        sampled_pcs: line.readings.length,
        defects: toJson([...computeInspectedFigures(line, wood, result).defects]),
      },
    ]
  })
}

/** Replaces the stored rows of inspected lines. */
export async function storeInspectedLines(
  db: Db,
  reportId: string,
  report: SupplyReportWithSubject,
): Promise<void> {
  await db.deleteFrom('inspected_lines').where('report_id', '=', reportId).execute()
  const rows = toInspectedRows(reportId, report)
  if (rows.length > 0) await db.insertInto('inspected_lines').values(rows).execute()
}
