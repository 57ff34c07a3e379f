import { expressionBuilder } from 'kysely'
import type { Handler, Person } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import type { Db, Tables } from '../db/tables'
import { findPersonRefs } from '../people/find-person-refs'
import { createReportFilters, readReportPage, toReportSummary } from '../reports/list-report-page'
import type { Schemas } from './contract'

const eb = expressionBuilder<Tables, 'inspection_reports'>()

const createFilters = (person: Person): Filters<ListFilterValues<'listCargoReports'>> => ({
  ...createReportFilters(person),
  cargo_id: (id) => eb('cargo_id', '=', id),
})

/**
 * Lists reports. Agents see only their own; cargo managers see all, although they can't open them.
 */
export const listCargoReports: Handler<'listCargoReports'> = async (call) => {
  const { sort = '-number', cursor, limit, ...filters } = call.query
  const { ids, ...page } = await readReportPage(call, 'cargo_report', {
    sort,
    cursor,
    limit,
    wanted: toConditions(createFilters(call.person), filters),
  })
  return { items: await summarizeCargoReports(call.db, ids), ...page }
}

async function summarizeCargoReports(
  db: Db,
  ids: readonly string[],
): Promise<Schemas['CargoReportSummary'][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('inspection_reports as r')
    .innerJoin('cargos as c', 'c.id', 'r.cargo_id')
    .selectAll('r')
    .select(['c.id as of_cargo', 'c.number as cargo_number', 'c.container_number'])
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
    const { container_number, seal_number, differs } = row
    return [
      {
        ...toReportSummary(row, toPersonRef),
        cargo: { id: row.of_cargo, number: row.cargo_number },
        container_number,
        seal_number,
        differs: differs === 1,
      },
    ]
  })
}
