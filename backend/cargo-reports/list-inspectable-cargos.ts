import type { ExpressionBuilder } from 'kysely'
import type { Handler } from '../call'
import { countRows } from '../db/count'
import { readPage } from '../db/keyset'
import type { Tables } from '../db/tables'
import { documentSearchConditions } from '../products/document-search'
import { INSPECTABLE, inspectableCargos } from './inspectable'

/** A report of the container that somebody has handed in: nobody has to go to its doors again. */
const handedIn = (eb: ExpressionBuilder<Tables, 'cargos'>) =>
  eb
    .selectFrom('inspection_reports')
    .select('inspection_reports.id')
    .whereRef('inspection_reports.cargo_id', '=', 'cargos.id')
    .where('inspection_reports.status', 'in', ['submitted', 'approved'])

export const listInspectableCargos: Handler<'listInspectableCargos'> = async ({ db, query: { q, id, cursor, limit } }) => {
  const all = db
    .selectFrom('cargos')
    .where('kind', '=', 'container')
    .where('status', 'in', INSPECTABLE)
    .where((eb) => {
      if (id !== undefined) return eb('id', '=', id)
      return q ? eb.and(documentSearchConditions('cargos.search_text', q)) : eb.not(eb.exists(handedIn(eb)))
    })
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
