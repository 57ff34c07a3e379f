import { expressionBuilder } from 'kysely'
import type { Handler, Person } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import type { Db, Tables } from '../db/tables'
import { findPersonRefs } from '../people/find-person-refs'
import { createReportFilters, readReportPage, toReportSummary } from '../reports/list-report-page'
import type { Schemas } from './contract'

const eb = expressionBuilder<Tables, 'inspection_reports'>()

const createFilters = (person: Person): Filters<ListFilterValues<'listSupplyReports'>> => ({
  ...createReportFilters(person),
  supply_id: (id) => eb('supply_id', '=', id),
})

/** Lists reports. Agents see only their own; roles that can't open a report see its result here. */
export const listSupplyReports: Handler<'listSupplyReports'> = async (call) => {
  const { sort = '-number', cursor, limit, ...filters } = call.query
  const { ids, ...page } = await readReportPage(call, 'supply_report', {
    sort,
    cursor,
    limit,
    wanted: toConditions(createFilters(call.person), filters),
  })
  return { items: await summarizeSupplyReports(call.db, ids), ...page }
}

async function summarizeSupplyReports(
  db: Db,
  ids: readonly string[],
): Promise<Schemas['SupplyReportSummary'][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('inspection_reports as r')
    .innerJoin('supplies as s', 's.id', 'r.supply_id')
    .innerJoin('sawmills as m', 'm.id', 's.sawmill_id')
    .selectAll('r')
    .select([
      's.number as supply_number',
      's.id as of_supply',
      'm.id as mill_id',
      'm.name as mill_name',
      'm.country as mill_country',
    ])
    .where('r.id', 'in', ids)
    .execute()
  const toPersonRef = await findPersonRefs(
    db,
    rows.map(({ inspector_id }) => inspector_id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [
      {
        ...toReportSummary(row, toPersonRef),
        supply: { id: row.of_supply, number: row.supply_number },
        sawmill: { id: row.mill_id, name: row.mill_name, country: row.mill_country },
        accepted_m3: fromLitres(row.accepted_l),
        rejected_m3: fromLitres(row.rejected_l),
      },
    ]
  })
}
