import { sql } from 'kysely'
import type { Schemas, StaffCall } from '../call'
import { filterSupplies, isValidReport } from '../supplies/supply-filters'
import type { Count, Sum } from './figures'

/** Inspection results of a mill. */
export type InspectionSums = { reports: number; passed: number; moisture: string | null }

/**
 * Returns results of valid reports on a list's supplies, by mill. As in `computeSawmillFigures`, a
 * report passes if it accepts everything.
 */
export async function findInspectionSums(
  call: StaffCall,
  { sort: _, ...wanted }: Schemas['SuppliesSearch'],
): Promise<ReadonlyMap<string, InspectionSums>> {
  const standing = filterSupplies(call, wanted)
    .innerJoin('inspection_reports', 'inspection_reports.supply_id', 'supplies.id')
    .where(isValidReport)
    .groupBy('supplies.sawmill_id')
  const reports = await standing
    .select(({ fn }) => [
      'supplies.sawmill_id',
      fn.countAll<Count>().as('reports'),
      sql<Sum>`sum(case when coalesce(verdict, '') <> 'fail' and inspection_reports.rejected_l = 0 then 1 else 0 end)`.as(
        'passed',
      ),
    ])
    .execute()
  const lot = sql`(coalesce(inspected_lines.accepted_l, 0) + coalesce(inspected_lines.rejected_l, 0))`
  const moist = await standing
    .innerJoin('inspected_lines', 'inspected_lines.report_id', 'inspection_reports.id')
    .where('moisture_tenths', 'is not', null)
    .select([
      'supplies.sawmill_id',
      sql<Sum>`sum(cast(moisture_tenths as double precision) * ${lot})`.as('weighed'),
      sql<Sum>`sum(${lot})`.as('litres'),
    ])
    .execute()
  const moistureOf = (mill: string) => {
    const { weighed, litres } = moist.find(({ sawmill_id }) => sawmill_id === mill) ?? {
      weighed: 0,
      litres: 0,
    }
    return Number(litres) === 0 ? null : (Number(weighed) / Number(litres) / 10).toFixed(1)
  }
  return new Map(
    reports.map(({ sawmill_id, ...sums }) => [
      sawmill_id,
      {
        reports: Number(sums.reports),
        passed: Number(sums.passed),
        moisture: moistureOf(sawmill_id),
      },
    ]),
  )
}
