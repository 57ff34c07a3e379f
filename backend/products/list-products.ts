import type { Handler } from '../call'
import { toConditions } from '../db/filters'
import { parseJson } from '../db/json'
import { paginateTable } from '../db/paginate-table'
import { getSortColumn } from '../db/sort-column'
import { findListedProducts } from './find-listed-products'
import { PRODUCT_FILTERS } from './product-filters'

const COLUMNS = { name: 'name_key', updated_at: 'updated_at' } as const

export const listProducts: Handler<'listProducts'> = async ({ db, query }) => {
  const { sort = 'name', cursor, limit, ...wanted } = query
  const found = db
    .selectFrom('products')
    .where((eb) => eb.and(toConditions(PRODUCT_FILTERS, wanted)))
    .select('products.id')
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'products', column: getSortColumn(COLUMNS, sort), sort },
    { cursor, limit },
  )
  const products = await findListedProducts(db, rows)
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
