import { expressionBuilder, sql } from 'kysely'
import type { Handler, RequestQuery, PersonCall } from '../call'
import { isVisibleCompany, requireCompany } from '../companies/policy'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import { listIndexed, sortByIds, createListOrder, type ListOrder } from '../db/paginate-indexed'
import type { Tables, Row, Db } from '../db/tables'
import { createProductSearchConditions } from '../products/queries'
import { presentOffers } from './present-offers'
import { Problem, type FieldError } from '../problems/problem'

export type OfferWithCompany = { offer: Row<'offers'>; company: Row<'companies'> }

/**
 * Returns an offer to a company in the caller's scope.
 * @throws Problem 404
 */
export async function requireOffer(
  { db, person }: PersonCall,
  id: string,
): Promise<OfferWithCompany> {
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!offer) throw new Problem('not_found')
  return { offer, company: await requireCompany(db, person, offer.company_id) }
}

/** A product that can be offered. */
export type OfferedWood = Pick<Row<'products'>, 'id' | 'name' | 'specification'>

/** Returns the offered product, or the product of the offered unsold pack. */
export async function findOfferedWood(
  db: Db,
  { product_id, lot_id }: { product_id: string | null; lot_id: string | null },
): Promise<OfferedWood | FieldError> {
  if (lot_id !== null) {
    const lot = await db
      .selectFrom('lots')
      .select('product_id')
      .where('id', '=', lot_id)
      .where('status', 'in', ['available', 'reserved'])
      .executeTakeFirst()
    const product = lot && (await findProduct(db, lot.product_id))
    return product ?? { pointer: '/lot_id', code: 'not_found' }
  }
  if (product_id === null) return { pointer: '/product_id', code: 'required' }
  return (await findProduct(db, product_id)) ?? { pointer: '/product_id', code: 'not_found' }
}

const findProduct = (db: Db, id: string): Promise<OfferedWood | undefined> =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'specification'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()

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
            .where((eb) => eb.and(createProductSearchConditions(word, 'begun'))),
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
  const visibleCompanies = db
    .selectFrom('companies')
    .select('companies.id')
    .where(isVisibleCompany(person))
  const all = db
    .selectFrom('offers')
    .where('offers.company_id', 'in', visibleCompanies)
    .where((eb) => eb.and(toConditions(FILTERS, filters)))
  return listIndexed(call, { all, id: sql`offers.id`, order: ORDERS[sort], sort }, async (ids) => {
    const rows =
      ids.length === 0
        ? []
        : await db.selectFrom('offers').selectAll().where('id', 'in', ids).execute()
    return presentOffers(call, sortByIds(ids, rows))
  })
}
