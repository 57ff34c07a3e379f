import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Call, Schemas } from '../call'
import { countRows } from '../db/keyset-page'
import { toConditions } from '../db/filters'
import { groupBy, inChunks } from '../db/rows'
import type { Db, Tables } from '../db/tables'
import { NAME_KEY_COLUMNS } from '../products/name-keys'
import { createProductSearchConditions } from '../products/queries'
import { selectVisibleOffers } from './holders'

/** Statuses of packs in the yard. */
export const YARD_STATUSES = [
  'available',
  'reserved',
  'blocked',
] as const satisfies readonly Schemas['LotStatus'][]

type StockRowsCall = Call<'listStock'>
export type StockFilterValues = Pick<
  StockRowsCall['query'],
  'q' | 'empty' | 'offers' | 'location' | 'pcs' | 'status' | 'category' | 'product_id'
> & {
  /** Packs found by their marks; not empty. */
  lot_ids?: readonly string[]
}

/** A product with the sort key of its name in the reader's language. */
type ChosenProduct = { id: string; name_key: string }

/** Sums of a product, location and pack size. A product without packs has an empty location. */
export type StockRowSums = Omit<ChosenProduct, 'id'> & {
  product_id: string
  location: string
  pcs: number
  available: number
  reserved: number
  blocked: number
  litres: number
}

const products = expressionBuilder<Tables, 'products'>()
const lots = expressionBuilder<Tables, 'lots'>()

/** Condition: the pack is in the yard. Literals, as in the index of such packs. */
const isInYard = sql<boolean>`lots.status in (${sql.join(YARD_STATUSES.map(sql.lit))})`

const isOffersOnly = ({ offers }: StockFilterValues): boolean => offers === 'only'
/** True if a filter excludes products without packs. */
const hasLocationFilter = ({
  empty,
  location = [],
  pcs = [],
  status = [],
  lot_ids,
}: StockFilterValues): boolean =>
  empty === 'hide' || lot_ids !== undefined || location.length + pcs.length + status.length > 0

/** Returns the conditions of packs by the filters of the stock. */
export const createLotConditions = ({ location, pcs, status }: StockFilterValues) =>
  toConditions<Pick<StockFilterValues, 'location' | 'pcs' | 'status'>>(
    {
      location: (values) => lots('lots.location', 'in', values),
      pcs: (values) => lots('lots.pcs', 'in', values.map(Number)),
      status: (values) => lots('lots.status', 'in', values),
    },
    { location, pcs, status },
  )

/** Selects the packs in the yard that match the filters. */
const yardLotsQuery = (db: Db, { lot_ids = [], ...filters }: StockFilterValues) =>
  db
    .selectFrom('lots')
    .where(isInYard)
    .$if(lot_ids.length > 0, (qb) => qb.where('lots.id', 'in', lot_ids))
    .where((eb) => eb.and(createLotConditions(filters)))

/** Selects the products with such packs. */
const stockedProductsQuery = (db: Db, filters: StockFilterValues) =>
  yardLotsQuery(db, filters).select('lots.product_id')

/**
 * Selects the packs in the yard of each product of a query, which are looked up by product; a
 * list of all products in the yard would read all of its packs.
 */
const stockedLotsQuery = (db: Db, filters: StockFilterValues) =>
  yardLotsQuery(db, filters)
    .where('lots.product_id', '=', sql.ref<string>('products.id'))
    .select(sql.lit(1).as('one'))

const offeredLotsQuery = ({ db, person }: StockRowsCall) =>
  selectVisibleOffers(db, person).where('offers.lot_id', 'is not', null).select('offers.lot_id')
const offeredProductsQuery = ({ db, person }: StockRowsCall) =>
  selectVisibleOffers(db, person).where('offers.lot_id', 'is', null).select('offers.product_id')

/** Selects the products that match the filters, in stock or not. */
const matchingProductsQuery = (db: Db, { q, category, product_id }: StockFilterValues) =>
  db.selectFrom('products').where((eb) =>
    eb.and(
      toConditions<Pick<StockFilterValues, 'q' | 'category' | 'product_id'>>(
        {
          q: (q) => createProductSearchConditions(q, 'begun'),
          category: (values) => products('products.category', 'in', values),
          product_id: (ids) => products('products.id', 'in', ids),
        },
        { q, category, product_id },
      ),
    ),
  )

/**
 * Selects the products that have a row: active ones, and others with packs in the yard. If only
 * packs in the yard count, the query joins from them; otherwise PostgreSQL would scan products in
 * order.
 */
export function chosenProductsQuery(call: StockRowsCall, filters: StockFilterValues) {
  const { db } = call
  const all = matchingProductsQuery(db, filters)
    .where((eb) => eb.and(createOfferConditions(call, filters)))
    .select(['products.id', `products.${NAME_KEY_COLUMNS[call.language]} as name_key` as const])
  const isStocked = products.exists(stockedLotsQuery(db, filters))
  const chosen = hasLocationFilter(filters)
    ? all
        .innerJoin(
          stockedProductsQuery(db, filters).distinct().as('standing'),
          'standing.product_id',
          'products.id',
        )
        .as('chosen')
    : all.where(products.or([products('products.status', '=', 'active'), isStocked])).as('chosen')
  return db.selectFrom(chosen).select(['chosen.id', 'chosen.name_key'])
}

/** Narrows products to those offered, or with an offered pack. */
function createOfferConditions(
  call: StockRowsCall,
  filters: StockFilterValues,
): Expression<SqlBool>[] {
  if (!isOffersOnly(filters)) return []
  const offered = stockedProductsQuery(call.db, filters).where(
    'lots.id',
    'in',
    offeredLotsQuery(call),
  )
  return [
    products.or([
      products('products.id', 'in', offeredProductsQuery(call)),
      products('products.id', 'in', offered),
    ]),
  ]
}

/** Returns the rows of the chosen products in order; rows of a product by location and pieces. */
export async function readStockRows(
  call: StockRowsCall,
  filters: StockFilterValues,
  chosen: readonly ChosenProduct[],
  isDown: boolean,
): Promise<StockRowSums[]> {
  const { db } = call
  const ids = chosen.map(({ id }) => id)
  const count = (status: string) =>
    sql<number>`sum(case when lots.status = ${sql.lit(status)} then 1 else 0 end)`
  const isOffered = isOffersOnly(filters)
    ? sql<number>`max(case when lots.id in ${offeredLotsQuery(call)} then 1 else 0 end)`
    : sql<number>`1`
  const packs = await inChunks(ids, (chunk) =>
    yardLotsQuery(db, filters)
      .where('lots.product_id', 'in', chunk)
      .select([
        'lots.product_id',
        'lots.location',
        'lots.pcs',
        ({ fn }) => fn.sum<number>('lots.litres').as('litres'),
      ])
      .select([
        count('available').as('available'),
        count('reserved').as('reserved'),
        count('blocked').as('blocked'),
        isOffered.as('is_offered'),
      ])
      .groupBy(['lots.product_id', 'lots.location', 'lots.pcs'])
      .execute(),
  )
  const whole = new Set(
    isOffersOnly(filters)
      ? (await offeredProductsQuery(call).execute()).map(({ product_id }) => product_id)
      : ids,
  )
  const byProduct = groupBy(packs, ({ product_id }) => product_id)
  return chosen.flatMap(({ id, name_key }) => {
    const emptyRow = {
      location: '',
      pcs: 0,
      available: 0,
      reserved: 0,
      blocked: 0,
      litres: 0,
      is_offered: 0,
    }
    return (byProduct.get(id) ?? [emptyRow])
      .filter(({ is_offered }) => is_offered === 1 || whole.has(id))
      .map(({ is_offered: _, ...row }) => ({ ...row, product_id: id, name_key }))
      .toSorted((a, b) => compareRows(a, b) * (isDown ? -1 : 1))
  })
}

export const compareRows = (
  a: Pick<StockRowSums, 'location' | 'pcs'>,
  b: Pick<StockRowSums, 'location' | 'pcs'>,
): number => (a.location === b.location ? a.pcs - b.pcs : a.location < b.location ? -1 : 1)

/**
 * Counts the rows of packs and the products without packs separately, so that both counts read
 * indexes only.
 */
export async function countStockRows(
  call: StockRowsCall,
  filters: StockFilterValues,
): Promise<number> {
  const { db } = call
  if (isOffersOnly(filters)) {
    const chosen = await chosenProductsQuery(call, filters).execute()
    return (await readStockRows(call, filters, chosen, false)).length
  }
  const isNarrowed =
    Boolean(filters.q) || Boolean(filters.category?.length) || Boolean(filters.product_id?.length)
  const packed = db.selectFrom(
    yardLotsQuery(db, filters)
      .select(['lots.product_id', 'lots.location', 'lots.pcs'])
      .distinct()
      .as('packed'),
  )
  const rows = countRows(
    isNarrowed
      ? packed.where(
          'packed.product_id',
          'in',
          matchingProductsQuery(db, filters).select('products.id'),
        )
      : packed,
  )
  if (hasLocationFilter(filters)) return rows
  const sold = matchingProductsQuery(db, filters).where('products.status', '=', 'active')
  const soldThere = sold.where(products.exists(stockedLotsQuery(db, filters)))
  const [placed, all, total] = await Promise.all([rows, countRows(sold), countRows(soldThere)])
  return placed + all - total
}
