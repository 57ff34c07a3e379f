import { getBusinessDay } from '../business-day'
import type { Handler } from '../call'
import { countTotal } from '../db/count'
import { readKeysetPage } from '../db/keyset-page'
import { findListedProducts } from '../products/find-listed-products'
import { resolveStockViewer } from './stock-viewer'
import { isVisibleToBuyer } from './hidden-products'
import { presentStock } from './present-stock'
import { createStockConditions } from './stock-filters'

export const listStockProducts: Handler<'listStockProducts'> = async (call) => {
  const { db } = call
  const { company_id, address_id, truck_m3, sort = 'name', cursor, limit, ...wanted } = call.query
  const looking = await resolveStockViewer(call, company_id)
  const { isInStock, found: narrowed } = createStockConditions(db, wanted)
  const conditions = [
    ...narrowed,
    isVisibleToBuyer(db, looking.buyer, getBusinessDay(call), isInStock),
  ]
  const found = db.selectFrom('products').where((eb) => eb.and(conditions))
  const page = await readKeysetPage(
    found.select(['products.id', 'products.name_key as sort_value']),
    {
      sort,
      column: 'products.name_key',
      type: 'string',
      idColumn: 'products.id',
      cursor,
      limit,
    },
  )
  const present = async () =>
    presentStock(call, looking, { address_id, truck_m3 }, await findListedProducts(db, page.rows))
  const [items, total] = await Promise.all([present(), countTotal(cursor, page, found)])
  return { items, next_cursor: page.next_cursor, total }
}
