import type { Handler } from '../call'
import { countRows } from '../db/count'
import { readPage } from '../db/keyset'
import { documentSearchConditions } from '../products/document-search'
import { INSPECTABLE, inspectableCargos } from './inspectable'

export const listInspectableCargos: Handler<'listInspectableCargos'> = async ({ db, query: { q, id, cursor, limit } }) => {
  const all = db
    .selectFrom('cargos')
    .where('kind', '=', 'container')
    .where('status', 'in', INSPECTABLE)
    .where((eb) => eb.and([...(id === undefined ? [] : [eb('id', '=', id)]), ...(q ? documentSearchConditions('cargos.search_text', q) : [])]))
  const page = await readPage(all.select(['id', 'number_key as sort_value']), {
    sort: '-number',
    column: 'number_key',
    type: 'number',
    idColumn: 'id',
    cursor,
    limit,
  })
  return {
    items: (await inspectableCargos(db, page.rows.map((row) => row.id))).map(({ cargo }) => cargo),
    next_cursor: page.next_cursor,
    total: cursor === undefined ? await countRows(all.select('id')) : null,
  }
}
