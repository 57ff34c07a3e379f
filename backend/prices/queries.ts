import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Call, Handler, Schemas, Person } from '../call'
import { type Filters, hasFilterValue, type ListFilterValues, toConditions } from '../db/filters'
import { readKeysetPage, countRows } from '../db/keyset-page'
import { sortByIds } from '../db/paginate-indexed'
import type { Tables, Db, Row } from '../db/tables'
import { NAME_KEY_COLUMNS } from '../products/name-keys'
import { createProductSearchConditions, findProductsById } from '../products/queries'
import { hasGlobalRole } from '../people/roles'
import { createVisibilityConditions, isVisiblePrice, canSetPrices } from './price-permissions'
import type { ScopedCompany } from '../companies/policy'
import { createPersonLookup } from '../people/person-refs'
import type { AppContext } from '../app-context'
import { getPriceState, toPriceTerms } from './schema'
import { getPriceScope } from './resolve-price'

type Scope = Schemas['PriceScope']

const SCOPES: readonly Scope[] = ['general', 'country', 'company']

const counts = expressionBuilder<Tables, 'price_counts'>()

const FILTERS: Filters<Pick<ListFilterValues<'listPrices'>, 'q' | 'product_id'>> = {
  q: (q) => createProductSearchConditions(q, 'begun'),
  product_id: (ids) => counts('price_counts.product_id', 'in', ids),
}

/**
 * Counts the listed prices. Filters by product alone use the counts stored per product; other
 * filters count rows. Prices of companies are counted apart from the others, because each part has
 * its own index.
 * @param joined prices with their products
 * @param createConditions returns the conditions; for companies' prices it leaves out the scope,
 * which would mislead SQLite's choice of index
 */
async function countPrices(
  call: Call<'listPrices'>,
  joined: SelectQueryBuilder<Tables, 'prices' | 'products', object>,
  createConditions: (isOfCompanies: boolean) => readonly Expression<SqlBool>[],
): Promise<number> {
  const { db, person, query } = call
  const isFilteredByRow =
    hasFilterValue(query.state) || hasFilterValue(query.company_id) || hasFilterValue(query.country)
  const isSummed = (scope: Scope) =>
    !isFilteredByRow && (scope !== 'company' || hasGlobalRole(person))
  const scopes = hasFilterValue(query.scope) ? query.scope : SCOPES
  const others = scopes.filter((scope) => !isSummed(scope))
  const [generalVisibility, companyVisibility] = createVisibilityConditions(db, person)
  // Joins the products only if a filter needs them.
  const count = (visibility: Expression<SqlBool>) => {
    const conditions = [visibility, ...createConditions(visibility === companyVisibility)]
    return query.q
      ? countRows(joined.where((eb) => eb.and(conditions)))
      : countRows(db.selectFrom('prices').where((eb) => eb.and(conditions)))
  }
  const parts = await Promise.all([
    sumPriceCounts(call, scopes.filter(isSummed)),
    others.some((scope) => scope !== 'company') ? count(generalVisibility) : 0,
    others.includes('company') ? count(companyVisibility) : 0,
  ])
  return parts.reduce((sum, part) => sum + part, 0)
}

/** Sums the stored price counts of the matching products, for the given scopes. */
async function sumPriceCounts(
  { db, query: { list = 'stock', q, product_id } }: Call<'listPrices'>,
  scopes: readonly Scope[],
): Promise<number> {
  if (scopes.length === 0) return 0
  const sums = await db
    .selectFrom('price_counts')
    .select(
      scopes.map((scope) =>
        counts.fn.coalesce(counts.fn.sum<number>(`price_counts.${scope}`), counts.lit(0)).as(scope),
      ),
    )
    .where('price_counts.list', '=', list)
    .where((eb) => eb.and(toConditions(FILTERS, { q, product_id })))
    .executeTakeFirstOrThrow()
  return scopes.reduce((sum, scope) => sum + sums[scope], 0)
}

const prices = expressionBuilder<Tables, 'prices' | 'products'>()

const isInScope = (scope: Schemas['PriceScope']) => {
  if (scope === 'company') return prices('prices.company_id', 'is not', null)
  return prices.and([
    prices('prices.company_id', 'is', null),
    prices('prices.country', scope === 'country' ? 'is not' : 'is', null),
  ])
}

const hasState = (state: Schemas['PriceState'], today: string) => {
  if (state === 'off') return prices('prices.is_on', '=', 0)
  const isOn = prices('prices.is_on', '=', 1)
  if (state === 'coming') return prices.and([isOn, prices('prices.start_date', '>', today)])
  if (state === 'ended')
    return prices.and([
      isOn,
      prices('prices.end_date', '<', today),
      prices('prices.start_date', '<=', today),
    ])
  const isOpen = prices.or([
    prices('prices.end_date', 'is', null),
    prices('prices.end_date', '>=', today),
  ])
  return prices.and([isOn, prices('prices.start_date', '<=', today), isOpen])
}

const createPriceFilters = (
  today: string,
): Filters<Omit<ListFilterValues<'listPrices'>, 'list'>> => ({
  q: (q) => createProductSearchConditions(q, 'begun'),
  scope: (scopes) => prices.or(scopes.map(isInScope)),
  state: (states) => prices.or(states.map((state) => hasState(state, today))),
  product_id: (ids) => prices('prices.product_id', 'in', ids),
  company_id: (ids) => prices('prices.company_id', 'in', ids),
  country: (codes) => prices('prices.country', 'in', codes),
})

export const listPrices: Handler<'listPrices'> = async (call) => {
  const { db, person, query } = call
  const { list = 'stock', sort = 'name', cursor, limit, ...filters } = query
  const createConditions = (chosenFilters: typeof filters) => [
    prices('prices.list', '=', list),
    ...toConditions(createPriceFilters(getBusinessDay(call)), chosenFilters),
  ]
  // A wide list reads products in order until the page is full. Without the cross join, SQLite
  // would sort all prices.
  const isWide = !query.product_id && !query.company_id && !query.country
  const joined = isWide
    ? db
        .selectFrom('products')
        .crossJoin('prices')
        .whereRef('prices.product_id', '=', 'products.id')
    : db.selectFrom('prices').innerJoin('products', 'products.id', 'prices.product_id')
  const found = joined
    .where(isVisiblePrice(db, person))
    .where((eb) => eb.and(createConditions(filters)))
  const column = `products.${NAME_KEY_COLUMNS[call.language]}` as const
  const page = await readKeysetPage(
    found.select(['prices.id as id', `${column} as sort_value` as const]),
    {
      sort,
      column,
      type: 'string',
      idColumn: 'prices.id',
      cursor,
      limit,
    },
  )
  const ids = page.rows.map(({ id }) => id)
  const present = async () =>
    presentPrices(
      call,
      sortByIds(
        ids,
        ids.length > 0
          ? await db.selectFrom('prices').selectAll().where('id', 'in', ids).execute()
          : [],
      ),
    )
  // If the first page is the only one, its length is the total.
  const count = async () =>
    page.next_cursor === null
      ? ids.length
      : countPrices(call, joined, (isOfCompanies) =>
          createConditions(isOfCompanies ? { ...filters, scope: [] } : filters),
        )
  const [items, total] = await Promise.all([present(), cursor === undefined ? count() : null])
  return { items, next_cursor: page.next_cursor, total }
}

type PresentPriceCall = Pick<AppContext, 'clock' | 'timeZone'> & { db: Db; person: Person }

/** Returns prices with their names and the user's rights, in the given order. */
export async function presentPrices(
  call: PresentPriceCall,
  rows: readonly Row<'prices'>[],
): Promise<Schemas['PriceEntry'][]> {
  if (rows.length === 0) return []
  const { db, person } = call
  const products = await findProductsById(
    db,
    rows.map(({ product_id }) => product_id),
  )
  const companies = await loadCompanies(db, rows)
  const toPersonRef = await createPersonLookup(
    db,
    rows.map((row) => row.updated_by),
  )
  const today = getBusinessDay(call)
  return rows.map((row) => {
    const product = products.get(row.product_id)
    if (!product) throw new Error('A price has no product.')
    const company = row.company_id === null ? null : (companies.get(row.company_id) ?? null)
    return {
      id: row.id,
      version: row.version,
      product,
      list: row.list,
      scope: getPriceScope(row),
      country: row.country,
      company: company && { id: company.id, name: company.name },
      state: getPriceState(row, today),
      may_edit: canSetPrices(person, { country: row.country, company }),
      updated_at: row.updated_at,
      updated_by: toPersonRef(row.updated_by),
      ...toPriceTerms(row),
    }
  })
}

async function loadCompanies(
  db: Db,
  rows: readonly Row<'prices'>[],
): Promise<ReadonlyMap<string, ScopedCompany & { name: string }>> {
  const ids = [...new Set(rows.flatMap(({ company_id }) => company_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('companies')
    .select(['id', 'name', 'manager_id', 'country'])
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map((company) => [company.id, company]))
}
