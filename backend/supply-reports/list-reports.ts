import { expressionBuilder } from 'kysely'
import type { Handler } from '../call'
import { countRows } from '../db/count'
import { fromLitres } from '../db/decimal-columns'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { readPage } from '../db/keyset'
import type { Db, Tables } from '../db/tables'
import { peopleNamed } from '../people/people-named'
import type { Schemas } from './contract'

const eb = expressionBuilder<Tables, 'inspection_reports'>()

const filters: Filters<WantedOf<'listSupplyReports'>> = {
  status: (statuses) => eb('status', 'in', statuses),
  supply_id: (id) => eb('supply_id', '=', id),
  inspector_id: (id) => eb('inspector_id', '=', id),
}

/** Those of whoever may open none tell how they ended, and of an agent the own ones are told. */
export const listSupplyReports: Handler<'listSupplyReports'> = async ({ db, person, query }) => {
  const { sort = '-number', cursor, limit, ...wanted } = query
  const isOwnOnly = person.role === 'purchase_agent'
  const all = db
    .selectFrom('inspection_reports')
    .where('kind', '=', 'supply_report')
    .where((of) => of.and([...conditionsOf(filters, wanted), ...(isOwnOnly ? [of('inspector_id', '=', person.id)] : [])]))
  const isByNumber = sort.endsWith('number')
  const column = isByNumber ? 'number_key' : 'updated_at'
  const page = await readPage(all.select(['id', `${column} as sort_value`]), {
    sort,
    column,
    type: isByNumber ? 'number' : 'string',
    idColumn: 'id',
    cursor,
    limit,
  })
  return {
    items: await summaries(db, page.rows.map(({ id }) => id)),
    next_cursor: page.next_cursor,
    total: cursor === undefined ? await countRows(all.select('id')) : null,
  }
}

async function summaries(db: Db, ids: readonly string[]): Promise<Schemas['SupplyReportSummary'][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('inspection_reports as r')
    .innerJoin('supplies as s', 's.id', 'r.supply_id')
    .innerJoin('sawmills as m', 'm.id', 's.sawmill_id')
    .selectAll('r')
    .select(['s.number as supply_number', 's.id as of_supply', 'm.id as mill_id', 'm.name as mill_name', 'm.country as mill_country'])
    .where('r.id', 'in', ids)
    .execute()
  const named = await peopleNamed(db, rows.map(({ inspector_id }) => inspector_id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { number, status, inspected_on, verdict, updated_at } = row
    return [
      {
        ...{ id, number, status, inspected_on, verdict, updated_at },
        supply: { id: row.of_supply, number: row.supply_number },
        sawmill: { id: row.mill_id, name: row.mill_name, country: row.mill_country },
        inspector: named(row.inspector_id),
        accepted_m3: fromLitres(row.accepted_l),
        rejected_m3: fromLitres(row.rejected_l),
        is_corrected: row.corrected_by_id !== null,
      },
    ]
  })
}
