import type { ExpressionBuilder } from 'kysely'
import type { Handler } from '../call'
import { listRows } from '../db/list-rows'
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

export const listInspectableCargos: Handler<'listInspectableCargos'> = async ({
  db,
  query: { q, id, cursor, limit },
}) => {
  const all = db
    .selectFrom('cargos')
    .where('kind', '=', 'container')
    .where('status', 'in', INSPECTABLE)
    .where((eb) => {
      if (id !== undefined) return eb('id', '=', id)
      return q
        ? eb.and(documentSearchConditions('cargos.search_text', q))
        : eb.not(eb.exists(handedIn(eb)))
    })
  const { rows, ...page } = await listRows(
    all.select('id'),
    { table: 'cargos', column: 'number_key', sort: '-number', type: 'number' },
    { cursor, limit },
  )
  return {
    items: (
      await inspectableCargos(
        db,
        rows.map((row) => row.id),
      )
    ).map(({ cargo }) => cargo),
    ...page,
  }
}
