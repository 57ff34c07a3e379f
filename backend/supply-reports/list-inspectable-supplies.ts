import type { Handler } from '../call'
import { countRows } from '../db/count'
import { readPage } from '../db/keyset'
import { documentSearchConditions } from '../products/document-search'
import { INSPECTABLE, inspectableSupplies } from './inspectable'

export const listInspectableSupplies: Handler<'listInspectableSupplies'> = async ({ db, query: { q, id, cursor, limit } }) => {
  const all = db
    .selectFrom('supplies')
    .where('status', 'in', INSPECTABLE)
    .where((eb) => eb.and([...(id === undefined ? [] : [eb('id', '=', id)]), ...(q ? documentSearchConditions('supplies.search_text', q) : [])]))
  const page = await readPage(all.select(['id', 'number_key as sort_value']), {
    sort: '-number',
    column: 'number_key',
    type: 'number',
    idColumn: 'id',
    cursor,
    limit,
  })
  return {
    items: await inspectableSupplies(db, page.rows.map((row) => row.id)),
    next_cursor: page.next_cursor,
    total: cursor === undefined ? await countRows(all.select('id')) : null,
  }
}
