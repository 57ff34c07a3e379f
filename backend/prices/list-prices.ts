import { expressionBuilder } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { readKeysetPage } from '../db/keyset-page'
import { sortByIds } from '../db/paginate-indexed'
import type { Tables } from '../db/tables'
import { createProductSearchConditions } from '../products/product-search'
import { countPrices } from './count-prices'
import { presentPrices } from './present-price'
import { isVisiblePrice } from './price-permissions'

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
  q: createProductSearchConditions,
  scope: (scopes) => prices.or(scopes.map(isInScope)),
  state: (states) => prices.or(states.map((state) => hasState(state, today))),
  product_id: (ids) => prices('prices.product_id', 'in', ids),
  company_id: (ids) => prices('prices.company_id', 'in', ids),
  country: (codes) => prices('prices.country', 'in', codes),
})

export const listPrices: Handler<'listPrices'> = async (call) => {
  const { db, person, query } = call
  const { list = 'stock', sort = 'name', cursor, limit, ...wanted } = query
  const narrowed = (some: typeof wanted) => [
    prices('prices.list', '=', list),
    ...toConditions(createPriceFilters(getBusinessDay(call)), some),
  ]
  // Where prices of many products are meant, these are read in their order until the page is full: SQLite sorts all prices unless it is told by a cross join.
  const isWide = !query.product_id && !query.company_id && !query.country
  const joined = isWide
    ? db
        .selectFrom('products')
        .crossJoin('prices')
        .whereRef('prices.product_id', '=', 'products.id')
    : db.selectFrom('prices').innerJoin('products', 'products.id', 'prices.product_id')
  const found = joined.where(isVisiblePrice(db, person)).where((eb) => eb.and(narrowed(wanted)))
  const page = await readKeysetPage(
    found.select(['prices.id as id', 'products.name_key as sort_value']),
    {
      sort,
      column: 'products.name_key',
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
  // A first page with no next one has them all already.
  const count = async () =>
    page.next_cursor === null
      ? ids.length
      : countPrices(call, joined, (isOfCompanies) =>
          narrowed(isOfCompanies ? { ...wanted, scope: [] } : wanted),
        )
  const [items, total] = await Promise.all([present(), cursor === undefined ? count() : null])
  return { items, next_cursor: page.next_cursor, total }
}
