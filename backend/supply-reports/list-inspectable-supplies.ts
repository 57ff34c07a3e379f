import type { Handler } from '../call'
import { listRows } from '../db/list-rows'
import { documentSearchConditions } from '../products/document-search'
import { INSPECTABLE, inspectableSupplies } from './inspectable'

export const listInspectableSupplies: Handler<'listInspectableSupplies'> = async ({
  db,
  query: { q, id, cursor, limit },
}) => {
  const all = db
    .selectFrom('supplies')
    .where('status', 'in', INSPECTABLE)
    .where((eb) =>
      eb.and([
        ...(id === undefined ? [] : [eb('id', '=', id)]),
        ...(q ? documentSearchConditions('supplies.search_text', q) : []),
      ]),
    )
  const { rows, ...page } = await listRows(
    all.select('id'),
    { table: 'supplies', column: 'number_key', sort: '-number', type: 'number' },
    { cursor, limit },
  )
  return {
    items: await inspectableSupplies(
      db,
      rows.map((row) => row.id),
    ),
    ...page,
  }
}
