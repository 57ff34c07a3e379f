import { expressionBuilder } from 'kysely'
import type { Handler } from '../call'
import { countRows } from '../db/count'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { parseJson } from '../db/json'
import { readPage } from '../db/keyset'
import type { Tables } from '../db/tables'
import { productSearchConditions } from './product-search'

const products = expressionBuilder<Tables, 'products'>()

const FILTERS: Filters<WantedOf<'listProducts'>> = {
  category: (categories) => products('category', 'in', categories),
  wood: (woods) => products('wood', 'in', woods),
  q: productSearchConditions,
}

export const listProducts: Handler<'listProducts'> = async ({ db, query }) => {
  const found = db.selectFrom('products').where((eb) => eb.and(conditionsOf(FILTERS, query)))
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
