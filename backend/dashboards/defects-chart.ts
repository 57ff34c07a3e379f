import type { Schemas } from '../call'
import { parseJson } from '../db/json'
import { filterSupplies, isValidReport } from '../supplies/supply-filters'
import { getPeriods, toSupplyList, toSupplySearch } from './board-query'
import { createPoint, type ChartCreator } from './chart'
import { formatPercent } from './figures'

/** Of the pieces that standing reports looked at, how many had which defect. */
export const createDefectsChart: ChartCreator = async (call) => {
  const { period } = getPeriods(call)
  const search = { ...toSupplySearch(call), week_from: period.from, week_to: period.to }
  const rows = await call.db
    .selectFrom('inspected_lines')
    .innerJoin('inspection_reports', 'inspection_reports.id', 'inspected_lines.report_id')
    .select(['inspection_reports.supply_id', 'sampled_pcs', 'defects'])
    .where(isValidReport)
    .where('inspection_reports.supply_id', 'in', filterSupplies(call, search).select('supplies.id'))
    .execute()
  const kinds = new Map<Schemas['DefectKind'], { pcs: number; supplies: Set<string> }>()
  let sampled = 0
  for (const { supply_id, sampled_pcs, defects: found } of rows) {
    sampled += sampled_pcs
    for (const { kind, pcs } of parseJson(found)) {
      const so_far = kinds.get(kind) ?? { pcs: 0, supplies: new Set() }
      kinds.set(kind, { pcs: so_far.pcs + pcs, supplies: so_far.supplies.add(supply_id ?? '') })
    }
  }
  const points = [...kinds]
    .toSorted(([, a], [, b]) => b.pcs - a.pcs)
    .map(([kind, { pcs, supplies: had }]) =>
      createPoint({
        series: 'found',
        key: kind,
        value: formatPercent(pcs, sampled),
        count: had.size,
        list: toSupplyList({ ...search, defect: [kind] }),
      }),
    )
  return { period, unit: 'percent', points, left_out: 0, without: 0 }
}
