import { sql } from 'kysely'
import type { Handler } from '../call'
import { countRows } from '../db/count'
import { readPage } from '../db/keyset'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import { creditUsedPermille, exposureCents } from './client-figures'
import { clientSearchConditions } from './client-search'

const COLUMNS = {
  name: 'name_key',
  country: 'country',
  exposure_eur: 'exposure_cents',
  credit_used: 'credit_used_permille',
  updated_at: 'updated_at',
} as const

/** What no index can hold, because it changes with each deal; it is summed from the index of the deals, a hundred clients in a moment. */
const FIGURES: readonly string[] = ['exposure_cents', 'credit_used_permille']

export const listClients: Handler<'listClients'> = async ({ db, query }) => {
  const sort = query.sort ?? 'name'
  const column = COLUMNS[sortedBy(sort)]
  // Summed for each client anew, and nothing but the order needs it.
  const creditUsed = column === 'credit_used_permille' ? creditUsedPermille() : sql<null>`null`
  const figures = db.selectFrom('clients').selectAll().select([exposureCents().as('exposure_cents'), creditUsed.as('credit_used_permille')])
  let found = db.selectFrom(figures.as('clients'))
  if (query.status) found = found.where('status', 'in', query.status)
  if (query.country) found = found.where('country', 'in', query.country)
  if (query.sale_manager_id) found = found.where('sale_manager_id', 'in', query.sale_manager_id)
  for (const condition of clientSearchConditions(query.q)) found = found.where(condition)

  const rows = found
    .leftJoin('people', 'people.id', 'clients.sale_manager_id')
    .selectAll('clients')
    .select('people.name as sale_manager_name')
    .select(`clients.${column} as sort_value`)
  const page = await readPage(rows, {
    sort,
    column: `clients.${column}`,
    type: FIGURES.includes(column) ? 'number' : 'string',
    isNullable: column === 'credit_used_permille',
    idColumn: 'clients.id',
    cursor: query.cursor,
    limit: query.limit,
  })
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      name: row.name,
      country: row.country,
      status: row.status,
      currency: row.currency,
      sale_manager: row.sale_manager_id === null ? null : { id: row.sale_manager_id, name: row.sale_manager_name ?? '' },
      credit_limit_eur: fromCentsOrNull(row.credit_limit_cents),
      exposure_eur: fromCents(row.exposure_cents),
      updated_at: row.updated_at,
    })),
    next_cursor: page.next_cursor,
    total: query.cursor === undefined ? await countRows(found) : null,
  }
}

type Sort = keyof typeof COLUMNS

const isSort = (name: string): name is Sort => Object.hasOwn(COLUMNS, name)

/** The sort without its direction. */
function sortedBy(sort: Sort | `-${Sort}`): Sort {
  const name = sort.replace('-', '')
  return isSort(name) ? name : 'name'
}
