import type { Handler } from '../call'
import { countRows } from '../db/count'
import { parseJson } from '../db/json'
import { readPage } from '../db/keyset'
import { productSearchConditions } from './product-search'

export const listProducts: Handler<'listProducts'> = async ({ db, query }) => {
  let found = db.selectFrom('products')
  if (query.category) found = found.where('category', 'in', query.category)
  if (query.wood) found = found.where('wood', 'in', query.wood)
  for (const condition of productSearchConditions(query.q)) found = found.where(condition)
  const page = await readPage(found.select(['id', 'name', 'specification', 'name_key as sort_value']), {
    sort: 'name',
    column: 'name_key',
    type: 'string',
    idColumn: 'id',
    cursor: query.cursor,
    limit: query.limit,
  })
  const isFirst = query.cursor === undefined
  return {
    items: page.rows.map(({ id, name, specification }) => ({ id, name, specification: parseJson(specification) })),
    next_cursor: page.next_cursor,
    total: isFirst ? await countRows(found) : null,
  }
}
