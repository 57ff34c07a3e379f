import { expressionBuilder } from 'kysely'
import type { Handler } from '../call'
import { totalOf } from '../db/count'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { readPage } from '../db/keyset'
import type { Tables } from '../db/tables'
import { partnerSearchConditions } from '../partners/partner-search'
import { peopleNamed } from '../people/people-named'
import { companiesInSight } from './company-scope'
import { soldByCompany } from './sold-volume'

const COLUMNS = { name: 'name_key', country: 'country', created_at: 'created_at', updated_at: 'updated_at' } as const

const companies = expressionBuilder<Tables, 'companies'>()

const FILTERS: Filters<WantedOf<'listCompanies'>> = {
  status: (statuses) => companies('status', 'in', statuses),
  size: (sizes) => companies('size', 'in', sizes),
  country: (codes) => companies('country', 'in', codes),
  manager_id: (ids) => companies('manager_id', 'in', ids),
  q: (text) => partnerSearchConditions('companies', text),
}

export const listCompanies: Handler<'listCompanies'> = async ({ db, query, person, clock }) => {
  const sort = query.sort ?? 'name'
  const column = COLUMNS[sortedBy(sort)]
  const found = db
    .selectFrom('companies')
    .where(companiesInSight(person))
    .where((eb) => eb.and(conditionsOf(FILTERS, query)))
  const page = await readPage(found.selectAll('companies').select(`companies.${column} as sort_value`), {
    sort,
    column: `companies.${column}`,
    type: 'string',
    idColumn: 'companies.id',
    cursor: query.cursor,
    limit: query.limit,
  })
  const named = await peopleNamed(db, page.rows.map(({ manager_id }) => manager_id))
  const sold = await soldByCompany(db, page.rows.map(({ id }) => id), clock())
  return {
    items: page.rows.map((row) => ({
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
    next_cursor: page.next_cursor,
    total: await totalOf(query.cursor, page, found),
  }
}

/** Those who may serve a company, for whoever hands one over or looks for theirs. */
export const listCompanyManagers: Handler<'listCompanyManagers'> = async ({ db }) => ({
  items: await db.selectFrom('people').select(['id', 'name']).where('role', '=', 'manager').where('is_active', '=', 1).orderBy('name_key').orderBy('id').execute(),
})

type Sort = keyof typeof COLUMNS

const isSort = (name: string): name is Sort => Object.hasOwn(COLUMNS, name)

/** The sort without its direction. */
function sortedBy(sort: string): Sort {
  const name = sort.replace('-', '')
  return isSort(name) ? name : 'name'
}
