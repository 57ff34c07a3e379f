import { expressionBuilder } from 'kysely'
import { businessDay } from '../business-day'
import type { Handler, QueryOf } from '../call'
import { fromTenThousandths } from '../db/decimal-columns'
import { conditionsOf, type Filters } from '../db/filters'
import { listRows } from '../db/list-rows'
import type { Tables } from '../db/tables'
import { isDay } from '../documents/check-terms'
import { Problem } from '../problems/problem'
import { listedProducts } from '../products/listed-products'
import { productSearchConditions } from '../products/product-search'
import { lookingFor } from '../stock/buyer-of'
import { isSeenIn } from '../stock/hidden-products'
import { reasonOf } from '../stock/present-stock'
import { pricesFor } from './prices-for'

const products = expressionBuilder<Tables, 'products'>()

const FILTERS: Filters<Pick<QueryOf<'listPaidPrices'>, 'q' | 'category' | 'product_id'>> = {
  q: productSearchConditions,
  category: (values) => products('products.category', 'in', values),
  product_id: (ids) => products('products.id', 'in', ids),
}

/** @throws Problem 404 for a company that is not in sight, 422 for no day */
export const listPaidPrices: Handler<'listPaidPrices'> = async (call) => {
  const { db } = call
  const {
    company_id,
    list = 'stock',
    day = businessDay(call),
    sort = 'name',
    cursor,
    limit,
    ...wanted
  } = call.query
  if (!isDay(day)) throw Problem.invalid({ pointer: '?day', code: 'wrong_format' })
  const { buyer } = await lookingFor(call, company_id)
  // A client doesn't learn what is hidden from it, nor that there is more than it sees.
  const seen = call.person.role === 'client' ? [isSeenIn(db, buyer, list, day)] : []
  const conditions = [
    products('products.status', '=', 'active'),
    ...seen,
    ...conditionsOf(FILTERS, wanted),
  ]
  const found = db
    .selectFrom('products')
    .where((eb) => eb.and(conditions))
    .select('products.id')
  const { rows: ids, ...page } = await listRows(
    found,
    { table: 'products', column: 'name_key', sort },
    { cursor, limit },
  )
  const rows = await listedProducts(db, ids)
  const resolved = await pricesFor(
    db,
    buyer,
    rows.map(({ id }) => ({ product_id: id, list })),
    day,
  )
  const items = rows.map(({ id, name }) => {
    const one = resolved.get(id)
    const fca =
      one?.row && one.price !== null
        ? { price: fromTenThousandths(one.price), unit: one.row.unit, sale_unit: one.row.sale_unit }
        : null
    return { product: { id, name }, fca, reason: reasonOf(one), hidden: one?.isHidden ?? false }
  })
  return { day, items, ...page }
}
