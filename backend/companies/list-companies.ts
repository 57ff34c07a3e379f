import { expressionBuilder } from 'kysely'
import type { Handler } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { paginateTable } from '../db/paginate-table'
import { getSortColumn } from '../db/sort-column'
import type { Tables } from '../db/tables'
import { createPartnerSearchConditions } from '../partners/partner-search'
import { findPersonRefs } from '../people/find-person-refs'
import { isVisibleCompany } from './company-permissions'
import { sumSoldByCompany } from './sold-volume'

const COLUMNS = {
  name: 'name_key',
  country: 'country',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const

const companies = expressionBuilder<Tables, 'companies'>()

const FILTERS: Filters<ListFilterValues<'listCompanies'>> = {
  status: (statuses) => companies('status', 'in', statuses),
  size: (sizes) => companies('size', 'in', sizes),
  country: (codes) => companies('country', 'in', codes),
  manager_id: (ids) => companies('manager_id', 'in', ids),
  q: (text) => createPartnerSearchConditions('companies', text),
}

export const listCompanies: Handler<'listCompanies'> = async ({ db, query, person, clock }) => {
  const sort = query.sort ?? 'name'
  const found = db
    .selectFrom('companies')
    .where(isVisibleCompany(person))
    .where((eb) => eb.and(toConditions(FILTERS, query)))
  const { rows, ...page } = await paginateTable(
    found.selectAll(),
    { table: 'companies', column: getSortColumn(COLUMNS, sort), sort },
    query,
  )
  const named = await findPersonRefs(
    db,
    rows.map(({ manager_id }) => manager_id),
  )
  const sold = await sumSoldByCompany(
    db,
    rows.map(({ id }) => id),
    clock(),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      country: row.country,
      status: row.status,
      size: row.size,
      manager: named(row.manager_id),
      payment_terms: { kind: row.payment_kind, net_days: row.payment_net_days },
      basket_hours: row.basket_hours,
      sees_full_amounts: row.sees_full_amounts === 1,
      country_prices: row.country_prices === 1,
      sold_3_months_m3: sold(row.id),
      updated_at: row.updated_at,
    })),
    ...page,
  }
}

/** Those who may serve a company, for whoever hands one over or looks for theirs. */
export const listCompanyManagers: Handler<'listCompanyManagers'> = async ({ db }) => ({
  items: await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('role', '=', 'manager')
    .where('is_active', '=', 1)
    .orderBy('name_key')
    .orderBy('id')
    .execute(),
})
