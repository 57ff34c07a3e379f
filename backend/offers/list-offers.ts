import { expressionBuilder, sql } from 'kysely'
import type { Handler, RequestQuery } from '../call'
import { isVisibleCompany } from '../companies/policy'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import { listIndexed, sortByIds, createListOrder, type ListOrder } from '../db/paginate-indexed'
import type { Tables } from '../db/tables'
import { createProductSearchConditions } from '../products/queries'
import { presentOffers } from './present-offers'

const eb = expressionBuilder<Tables, 'offers'>()

const FILTERS: Filters<ListFilterValues<'listOffers'>> = {
  q: (text) =>
    parseSearchWords(text).map((word) =>
      eb.or([
        eb(
          'offers.company_id',
          'in',
          eb
            .selectFrom('companies')
            .select('companies.id')
            .where(containsText('companies.search_text', word)),
        ),
        eb(
          'offers.product_id',
          'in',
          eb
            .selectFrom('products')
            .select('products.id')
            .where((own) => own.and(createProductSearchConditions(word))),
        ),
      ]),
    ),
  status: (statuses) => eb('offers.status', 'in', statuses),
  company_id: (ids) => eb('offers.company_id', 'in', ids),
}

const ORDERS = {
  '-open': {
    name: 'open',
    ...createListOrder(
      sql`case when offers.status = 'open' then '1' else '0' end || offers.created_at`,
      'string',
    ),
  },
  '-created_at': { name: 'created_at', ...createListOrder(sql`offers.created_at`, 'string') },
  valid_until: { name: 'valid_until', ...createListOrder(sql`offers.valid_until`, 'string') },
} satisfies Readonly<
  Record<NonNullable<RequestQuery<'listOffers'>['sort']>, ListOrder & { name: string }>
>

export const listOffers: Handler<'listOffers'> = async (call) => {
  const { db, query, person } = call
  const { sort = '-open', ...filters } = query
  const seen = db.selectFrom('companies').select('companies.id').where(isVisibleCompany(person))
  const all = db
    .selectFrom('offers')
    .where('offers.company_id', 'in', seen)
    .where((own) => own.and(toConditions(FILTERS, filters)))
  return listIndexed(call, { all, id: sql`offers.id`, order: ORDERS[sort], sort }, async (ids) => {
    const rows =
      ids.length === 0
        ? []
        : await db.selectFrom('offers').selectAll().where('id', 'in', ids).execute()
    return presentOffers(call, sortByIds(ids, rows))
  })
}
