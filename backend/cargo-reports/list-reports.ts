import { expressionBuilder } from 'kysely'
import type { Handler, Person } from '../call'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import type { Db, Tables } from '../db/tables'
import { peopleNamed } from '../people/people-named'
import { reportFilters, reportPage, reportSummary } from '../reports/report-page'
import type { Schemas } from './contract'

const eb = expressionBuilder<Tables, 'inspection_reports'>()

const filtersOf = (person: Person): Filters<WantedOf<'listCargoReports'>> => ({
  ...reportFilters(person),
  cargo_id: (id) => eb('cargo_id', '=', id),
})

/** Those who ship open no report, but read how each ended; an agent finds the own ones alone. */
export const listCargoReports: Handler<'listCargoReports'> = async (call) => {
  const { sort = '-number', cursor, limit, ...wanted } = call.query
  const { ids, ...page } = await reportPage(call, 'cargo_report', {
    sort,
    cursor,
    limit,
    wanted: conditionsOf(filtersOf(call.person), wanted),
  })
  return { items: await summaries(call.db, ids), ...page }
}

async function summaries(db: Db, ids: readonly string[]): Promise<Schemas['CargoReportSummary'][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('inspection_reports as r')
    .innerJoin('cargos as c', 'c.id', 'r.cargo_id')
    .selectAll('r')
    .select(['c.id as of_cargo', 'c.number as cargo_number', 'c.container_number'])
    .where('r.id', 'in', ids)
    .execute()
  const named = await peopleNamed(
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
        ...reportSummary(row, named),
        cargo: { id: row.of_cargo, number: row.cargo_number },
        container_number,
        seal_number,
        differs: differs === 1,
      },
    ]
  })
}
