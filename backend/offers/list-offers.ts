import { expressionBuilder, sql } from 'kysely'
import type { Handler, QueryOf } from '../call'
import { companiesInSight } from '../companies/company-scope'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains, searchWords } from '../db/fold'
import { findPage, inOrder, order, type Order } from '../db/list-page'
import type { Tables } from '../db/tables'
import { productSearchConditions } from '../products/product-search'
import { presentOffers } from './present-offers'

const eb = expressionBuilder<Tables, 'offers'>()

const FILTERS: Filters<WantedOf<'listOffers'>> = {
  q: (text) =>
    searchWords(text).map((word) =>
      eb.or([
        eb(
          'offers.company_id',
          'in',
          eb
            .selectFrom('companies')
            .select('companies.id')
            .where(contains('companies.search_text', word)),
        ),
        eb(
          'offers.product_id',
          'in',
          eb
            .selectFrom('products')
            .select('products.id')
            .where((own) => own.and(productSearchConditions(word))),
        ),
      ]),
    ),
  status: (statuses) => eb('offers.status', 'in', statuses),
  company_id: (ids) => eb('offers.company_id', 'in', ids),
}

const ORDERS = {
  '-open': {
    name: 'open',
    ...order(
      sql`case when offers.status = 'open' then '1' else '0' end || offers.created_at`,
      'string',
    ),
  },
  '-created_at': { name: 'created_at', ...order(sql`offers.created_at`, 'string') },
  valid_until: { name: 'valid_until', ...order(sql`offers.valid_until`, 'string') },
} satisfies Readonly<Record<NonNullable<QueryOf<'listOffers'>['sort']>, Order & { name: string }>>

export const listOffers: Handler<'listOffers'> = async (call) => {
  const { db, query, person } = call
  const { sort = '-open', cursor, limit, ...wanted } = query
  const seen = db.selectFrom('companies').select('companies.id').where(companiesInSight(person))
  const all = db
    .selectFrom('offers')
    .where('offers.company_id', 'in', seen)
    .where((own) => own.and(conditionsOf(FILTERS, wanted)))
  const { ids, next_cursor, total } = await findPage({
    db,
    all,
    id: sql`offers.id`,
    order: ORDERS[sort],
    only: null,
    isSearched: Boolean(wanted.q),
    sort,
    cursor,
    limit,
  })
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('offers').selectAll().where('id', 'in', ids).execute()
  return { items: await presentOffers(call, inOrder(ids, rows)), next_cursor, total: await total() }
}
