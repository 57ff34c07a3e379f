import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Handler } from '../call'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { paginateTable } from '../db/keyset-page'
import { sortByIds } from '../db/paginate-indexed'
import type { Db, Row, Tables } from '../db/tables'
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

/** Selects packs by the first characters of a number or barcode, and by the last digits. */
export function selectMarks(db: Db, q: string) {
  const [start, end] = [toMarkStart(q), toMarkEnd(q)]
  const select = (column: MarkColumn, text: string) => ({
    column,
    found: startingWith(db, column, text),
  })
  return [
    select('number_start', start),
    select('barcode_start', start),
    ...(LAST_DIGITS.test(start) ? [select('number_end', end), select('barcode_end', end)] : []),
  ]
}

/** Selects the packs that `selectMarks` finds, each once. */
export const selectMarkedPacks = (db: Db, q: string) =>
  selectMarks(db, q)
    .map(({ found }) => found)
    .reduce((all, found) => all.union(found))

/** Selects the packs that an open pack can be merged with: open ones of its line in its status. */
export const selectMergeablePacks = (
  db: Db,
  { id, supply_line_id, status }: Pick<Row<'packs'>, 'id' | 'supply_line_id' | 'status'>,
) =>
  db
    .selectFrom('packs')
    .where('supply_line_id', '=', supply_line_id)
    .where('status', '=', status)
    .where('lot_id', 'is', null)
    .where('load_id', 'is', null)
    .where('id', '<>', id)

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
