import type { Schemas, StaffCall } from '../call'
import { filterSupplies, isStanding } from '../supplies/supply-filters'

/** What inspection found at a mill. */
export type Inspected = { reports: number; passed: number; moisture: string | null }

/** Of the supplies of a list what standing reports found, by the mill: as in `sawmillFigures`, a report passes that takes everything. */
export async function inspectedIn(call: StaffCall, { sort: _, ...wanted }: Schemas['SuppliesSearch']): Promise<ReadonlyMap<string, Inspected>> {
  const rows = await call.db
    .selectFrom('inspection_reports')
    .innerJoin('supplies', 'supplies.id', 'inspection_reports.supply_id')
    .leftJoin('inspected_lines', 'inspected_lines.report_id', 'inspection_reports.id')
    .select(['supplies.sawmill_id', 'inspection_reports.id', 'verdict', 'inspection_reports.rejected_l'])
    .select(['inspected_lines.accepted_l as line_accepted_l', 'inspected_lines.rejected_l as line_rejected_l', 'moisture_tenths'])
    .where(isStanding)
    .where('inspection_reports.supply_id', 'in', filterSupplies(call, wanted).select('supplies.id'))
    .execute()
  const mills = new Map<string, typeof rows>()
  for (const row of rows) mills.set(row.sawmill_id, [...(mills.get(row.sawmill_id) ?? []), row])
  return new Map([...mills].map(([id, own]) => [id, foundIn(own)]))
}

type Found = { id: string; verdict: string | null; rejected_l: number; line_accepted_l: number | null; line_rejected_l: number | null; moisture_tenths: number | null }

function foundIn(rows: readonly Found[]): Inspected {
  const reports = [...new Map(rows.map((row) => [row.id, row])).values()]
  let [weighed, litres] = [0, 0]
  for (const { moisture_tenths, line_accepted_l, line_rejected_l } of rows) {
    if (moisture_tenths === null) continue
    const lot = (line_accepted_l ?? 0) + (line_rejected_l ?? 0)
    weighed += moisture_tenths * lot
    litres += lot
  }
  return {
    reports: reports.length,
    passed: reports.filter(({ verdict, rejected_l }) => verdict !== 'fail' && rejected_l === 0).length,
    moisture: litres === 0 ? null : (weighed / litres / 10).toFixed(1),
  }
}
