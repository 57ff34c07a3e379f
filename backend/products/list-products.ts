import type { Handler } from '../call'
import { conditionsOf } from '../db/filters'
import { parseJson } from '../db/json'
import { listRows } from '../db/list-rows'
import { sortColumn } from '../db/sort-column'
import { listedProducts } from './listed-products'
import { PRODUCT_FILTERS } from './product-filters'

const COLUMNS = { name: 'name_key', updated_at: 'updated_at' } as const

export const listProducts: Handler<'listProducts'> = async ({ db, query }) => {
  const { sort = 'name', cursor, limit, ...wanted } = query
  const found = db
    .selectFrom('products')
    .where((eb) => eb.and(conditionsOf(PRODUCT_FILTERS, wanted)))
    .select('products.id')
  const { rows, ...page } = await listRows(
    found,
    { table: 'products', column: sortColumn(COLUMNS, sort), sort },
    { cursor, limit },
  )
  const products = await listedProducts(db, rows)
  return {
    items: products.map(({ id, name, status, specification, updated_at }) => ({
      id,
      name,
      status,
      specification: parseJson(specification),
      updated_at,
    })),
    ...page,
  }
}
