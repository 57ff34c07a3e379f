import { expressionBuilder } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Handler, RequestQuery } from '../call'
import { fromTenThousandths } from '../db/decimal-columns'
import { toConditions, type Filters } from '../db/filters'
import { paginateTable } from '../db/paginate-table'
import type { Tables } from '../db/tables'
import { isValidDay } from '../documents/check-terms'
import { Problem } from '../problems/problem'
import { findListedProducts } from '../products/find-listed-products'
import { createProductSearchConditions } from '../products/product-search'
import { resolveStockViewer } from '../stock/stock-viewer'
import { isVisibleInList } from '../stock/hidden-products'
import { toPriceReason } from '../stock/present-stock'
import { resolvePrices } from './resolve-prices'

const products = expressionBuilder<Tables, 'products'>()

const FILTERS: Filters<Pick<RequestQuery<'listPaidPrices'>, 'q' | 'category' | 'product_id'>> = {
  q: createProductSearchConditions,
  category: (values) => products('products.category', 'in', values),
  product_id: (ids) => products('products.id', 'in', ids),
}

/** @throws Problem 404 for a company that is not in sight, 422 for no day */
export const listPaidPrices: Handler<'listPaidPrices'> = async (call) => {
  const { db } = call
  const {
    company_id,
    list = 'stock',
    day = getBusinessDay(call),
    sort = 'name',
    cursor,
    limit,
    ...wanted
  } = call.query
  if (!isValidDay(day)) throw Problem.invalid({ pointer: '?day', code: 'wrong_format' })
  const { buyer } = await resolveStockViewer(call, company_id)
  // A client doesn't learn what is hidden from it, nor that there is more than it sees.
  const seen = call.person.role === 'client' ? [isVisibleInList(db, buyer, list, day)] : []
  const conditions = [
    products('products.status', '=', 'active'),
    ...seen,
    ...toConditions(FILTERS, wanted),
  ]
  const found = db
    .selectFrom('products')
    .where((eb) => eb.and(conditions))
    .select('products.id')
  const { rows: ids, ...page } = await paginateTable(
    found,
    { table: 'products', column: 'name_key', sort },
    { cursor, limit },
  )
  const rows = await findListedProducts(db, ids)
  const resolved = await resolvePrices(
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
    return {
      product: { id, name },
      fca,
      reason: toPriceReason(one),
      hidden: one?.isHidden ?? false,
    }
  })
  return { day, items, ...page }
}
