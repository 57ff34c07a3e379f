import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Handler } from '../call'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { paginateTable } from '../db/keyset-page'
import { sortByIds } from '../db/paginate-indexed'
import type { Db, Tables } from '../db/tables'
import { presentPackSummaries } from './present-packs'
import { toMarkEnd, toMarkStart } from './schema'

const packs = expressionBuilder<Tables, 'packs'>()

/** Last digits of a number or barcode by which a pack is found. */
const LAST_DIGITS = /^\d{3,}$/

/** Follows all characters of a mark. */
const AFTER_ALL = '\u{10FFFF}'

type MarkColumn = 'number_start' | 'number_end' | 'barcode_start' | 'barcode_end'

/** Selects packs whose column begins with a text, from its index alone. */
const startingWith = (db: Db, column: MarkColumn, text: string) =>
  db
    .selectFrom('packs')
    .select('packs.id')
    .where(`packs.${column}`, '>=', text)
    .where(`packs.${column}`, '<', text + AFTER_ALL)

/** Selects packs by the first characters of a number or barcode, or by the last digits. */
function selectMarkedPacks(db: Db, q: string) {
  const start = toMarkStart(q)
  const found = startingWith(db, 'number_start', start).union(
    startingWith(db, 'barcode_start', start),
  )
  return LAST_DIGITS.test(start)
    ? found
        .union(startingWith(db, 'number_end', toMarkEnd(q)))
        .union(startingWith(db, 'barcode_end', toMarkEnd(q)))
    : found
}

const createPackFilters = (db: Db): Filters<ListFilterValues<'listPacks'>> => ({
  q: (text): Expression<SqlBool> =>
    toMarkStart(text) === '' ? sql`false` : packs('packs.id', 'in', selectMarkedPacks(db, text)),
  status: (statuses) => packs('packs.status', 'in', statuses),
  supply_id: (ids) => packs('packs.supply_id', 'in', ids),
  sawmill_id: (ids) => packs('packs.sawmill_id', 'in', ids),
})

export const listPacks: Handler<'listPacks'> = async ({ db, query }) => {
  const { sort = '-received_at', cursor, limit, ...filters } = query
  const found = db
    .selectFrom('packs')
    .select('packs.id')
    .where((eb) => eb.and(toConditions(createPackFilters(db), filters)))
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'packs', column: sort.endsWith('number') ? 'number_sort' : 'received_at', sort },
    { cursor, limit },
  )
  const ids = rows.map(({ id }) => id)
  const stored =
    ids.length > 0 ? await db.selectFrom('packs').selectAll().where('id', 'in', ids).execute() : []
  return { items: await presentPackSummaries(db, sortByIds(ids, stored)), ...page }
}
