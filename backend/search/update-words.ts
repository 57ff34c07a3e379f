import { sql, type RawBuilder } from 'kysely'
import type { Db, Row } from '../db/tables'

/** Cargos with loads of one supply, client or mill; or one cargo; or all. */
type CargoSelection =
  | {
      [column in 'cargo_id' | 'supply_id' | 'sawmill_id' | 'client_id']?: Row<'cargo_loads'>[column]
    }
  | 'all'

/** Aggregates distinct values of the loads of the updated cargo. */
const aggregateWords = (values: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select coalesce(string_agg(one, ' ' order by one), '') from (${values}) as ones)`

const CLIENTS = sql`from cargo_loads join clients on clients.id = cargo_loads.client_id where cargo_loads.cargo_id = cargos.id`

const COLUMNS = {
  partner_keys: aggregateWords(sql`
    select clients.name_key as one ${CLIENTS}
    union select sawmills.name_key from cargo_loads join sawmills on sawmills.id = cargo_loads.sawmill_id where cargo_loads.cargo_id = cargos.id`),
  // A wood key is the wood's code and its section.
  woods: aggregateWords(sql`
    select distinct substr(supply_lines.wood_key, 1, 4) as one
    from cargo_loads join supply_lines on supply_lines.id = cargo_loads.supply_line_id where cargo_loads.cargo_id = cargos.id`),
  countries: aggregateWords(sql`select distinct clients.country as one ${CLIENTS}`),
}

/**
 * Updates the search columns of cargos from their loads, and those of their reports. Must run in
 * the transaction of any change to loads, their wood, a client's country, or the name of a client
 * or mill.
 */
export async function updateCargoWords(db: Db, which: CargoSelection): Promise<void> {
  const [selection] = Object.entries(which === 'all' ? {} : which)
  await db
    .updateTable('cargos')
    .set(COLUMNS)
    .$if(selection !== undefined, (qb) => {
      const [column = '', id] = selection ?? []
      return column === 'cargo_id'
        ? qb.where('id', '=', id ?? '')
        : qb.where(
            sql<boolean>`id in (select cargo_id from cargo_loads where ${sql.ref(column)} = ${id})`,
          )
    })
    .execute()
  if (which !== 'all' && which.cargo_id !== undefined)
    await updateReportWords(db, { cargo_id: which.cargo_id })
}

type ReportSelection = { id: string } | { cargo_id: string } | { sawmill_id: string } | 'all'

/**
 * Updates the search text of reports: number, seal, and the text of their cargo or supply. Must
 * run in the transaction of any change to these.
 */
export async function updateReportWords(db: Db, which: ReportSelection): Promise<void> {
  const reports = db.updateTable('inspection_reports').set({
    search_text: sql<string>`lower(number) || ' ' || coalesce(lower(seal_number), '')
      || coalesce((select ' ' || lower(supplies.number) || ' ' || supplies.sawmill_key from supplies where supplies.id = inspection_reports.supply_id), '')
      || coalesce((select ' ' || cargos.search_text from cargos where cargos.id = inspection_reports.cargo_id), '')`,
  })
  if (which === 'all') await reports.execute()
  else if ('sawmill_id' in which)
    await reports
      .where(
        sql<boolean>`supply_id in (select id from supplies where sawmill_id = ${which.sawmill_id})`,
      )
      .execute()
  else if ('cargo_id' in which) await reports.where('cargo_id', '=', which.cargo_id).execute()
  else await reports.where('id', '=', which.id).execute()
}
