import { expressionBuilder, sql } from 'kysely'
import type { Handler } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { paginateTable } from '../db/paginate-table'
import { getSortColumn } from '../db/sort-column'
import type { Tables } from '../db/tables'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import { creditUsedPermille, exposureCents } from '../client-deals/client-exposure'
import { createClientSearchConditions } from './client-search'

const sortColumns = {
  name: 'name_key',
  country: 'country',
  exposure_eur: 'exposure_cents',
  credit_used: 'credit_used_permille',
  updated_at: 'updated_at',
} as const

const clients = expressionBuilder<Tables, 'clients'>()

const FILTERS: Filters<ListFilterValues<'listClients'>> = {
  status: (statuses) => clients('clients.status', 'in', statuses),
  country: (codes) => clients('clients.country', 'in', codes),
  sale_manager_id: (ids) => clients('clients.sale_manager_id', 'in', ids),
  q: createClientSearchConditions,
}

/**
 * No index can hold these, because they change with each deal; they are summed from the index of the deals, which takes a moment for a
 * hundred clients.
 */
const COMPUTED_COLUMNS: readonly string[] = ['exposure_cents', 'credit_used_permille']

export const listClients: Handler<'listClients'> = async ({ db, query }) => {
  const sort = query.sort ?? 'name'
  const column = getSortColumn(sortColumns, sort)
  // Summed for each client, so only when the order needs it.
  const creditUsed = column === 'credit_used_permille' ? creditUsedPermille() : sql<null>`null`
  const figures = db
    .selectFrom('clients')
    .selectAll()
    .select([exposureCents().as('exposure_cents'), creditUsed.as('credit_used_permille')])
  const found = db
    .selectFrom(figures.as('clients'))
    .leftJoin('people', 'people.id', 'clients.sale_manager_id')
    .where((eb) => eb.and(toConditions(FILTERS, query)))
    .selectAll('clients')
    .select('people.name as sale_manager_name')
  const type = COMPUTED_COLUMNS.includes(column) ? 'number' : 'string'
  const isNullable = column === 'credit_used_permille'
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'clients', column, sort, type, isNullable },
    query,
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      country: row.country,
      status: row.status,
      currency: row.currency,
      sale_manager:
        row.sale_manager_id === null
          ? null
          : { id: row.sale_manager_id, name: row.sale_manager_name ?? '' },
      credit_limit_eur: fromCentsOrNull(row.credit_limit_cents),
      exposure_eur: fromCents(row.exposure_cents),
      updated_at: row.updated_at,
    })),
    ...page,
  }
}
