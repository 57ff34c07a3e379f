import { businessDay } from '../business-day'
import type { Handler } from '../call'
import { totalOf } from '../db/count'
import { readPage } from '../db/keyset'
import { listedProducts } from '../products/listed-products'
import { lookingFor } from './buyer-of'
import { isInSight } from './hidden-products'
import { presentStock } from './present-stock'
import { stockConditions } from './stock-filters'

export const listStockProducts: Handler<'listStockProducts'> = async (call) => {
  const { db } = call
  const { company_id, address_id, truck_m3, sort = 'name', cursor, limit, ...wanted } = call.query
  const looking = await lookingFor(call, company_id)
  const { isInStock, found: narrowed } = stockConditions(db, wanted)
  const conditions = [...narrowed, isInSight(db, looking.buyer, businessDay(call), isInStock)]
  const found = db.selectFrom('products').where((eb) => eb.and(conditions))
  const page = await readPage(found.select(['products.id', 'products.name_key as sort_value']), {
    sort,
    column: 'products.name_key',
    type: 'string',
    idColumn: 'products.id',
    cursor,
    limit,
  })
  const present = async () =>
    presentStock(call, looking, { address_id, truck_m3 }, await listedProducts(db, page.rows))
  const [items, total] = await Promise.all([present(), totalOf(cursor, page, found)])
  return { items, next_cursor: page.next_cursor, total }
}
