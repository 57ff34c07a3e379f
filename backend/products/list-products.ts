import type { Handler } from '../call'
import { totalOf } from '../db/count'
import { conditionsOf } from '../db/filters'
import { parseJson } from '../db/json'
import { readPage } from '../db/keyset'
import { listedProducts } from './listed-products'
import { PRODUCT_FILTERS } from './product-filters'

export const listProducts: Handler<'listProducts'> = async ({ db, query }) => {
  const { sort = 'name', cursor, limit, ...wanted } = query
  const column = sort.endsWith('updated_at') ? 'updated_at' : 'name_key'
  const found = db.selectFrom('products').where((eb) => eb.and(conditionsOf(PRODUCT_FILTERS, wanted)))
  const page = await readPage(found.select(['products.id', `products.${column} as sort_value`]), {
    sort,
    column: `products.${column}`,
    type: 'string',
    idColumn: 'products.id',
    cursor,
    limit,
  })
  const rows = await listedProducts(db, page.rows)
  return {
    items: rows.map(({ id, name, status, specification, updated_at }) => ({ id, name, status, specification: parseJson(specification), updated_at })),
    next_cursor: page.next_cursor,
    total: await totalOf(cursor, page, found),
  }
}
