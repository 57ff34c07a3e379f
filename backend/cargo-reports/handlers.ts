import type { ExpressionBuilder } from 'kysely'
import type { Handler, Handlers } from '../call'
import { paginateTable } from '../db/paginate-table'
import type { Tables } from '../db/tables'
import { containsDocumentText, createDocumentSearchConditions } from '../products/document-search'
import { cargoReportCrud } from './cargo-report-crud'
import { listCargoReports, findInspectableCargos, INSPECTABLE_CARGO_STATUSES } from './queries'

/** Selects submitted and approved reports of a cargo. Such cargos need no further inspection. */
const submittedReports = (eb: ExpressionBuilder<Tables, 'cargos'>) =>
  eb
    .selectFrom('inspection_reports')
    .select('inspection_reports.id')
    .whereRef('inspection_reports.cargo_id', '=', 'cargos.id')
    .where('inspection_reports.status', 'in', ['submitted', 'approved'])

const listInspectableCargos: Handler<'listInspectableCargos'> = async ({
  db,
  query: { q, id, cursor, limit },
}) => {
  const all = db
    .selectFrom('cargos')
    .where('kind', '=', 'container')
    .where('status', 'in', INSPECTABLE_CARGO_STATUSES)
    .where((eb) => {
      if (id !== undefined) return eb('id', '=', id)
      return q
        ? eb.and(createDocumentSearchConditions(q, (word) => containsDocumentText('cargos', word)))
        : eb.not(eb.exists(submittedReports(eb)))
    })
  const { rows, ...page } = await paginateTable(
    all.select('id'),
    { table: 'cargos', column: 'number_key', sort: '-number', type: 'number' },
    { cursor, limit },
  )
  return {
    items: (
      await findInspectableCargos(
        db,
        rows.map((row) => row.id),
      )
    ).map(({ cargo }) => cargo),
    ...page,
  }
}

export const cargoReportHandlers = {
  listCargoReports,
  createCargoReport: cargoReportCrud.create,
  getCargoReport: cargoReportCrud.read,
  updateCargoReport: cargoReportCrud.update,
  transitionCargoReport: cargoReportCrud.transition,
  correctCargoReport: cargoReportCrud.correct,
  listInspectableCargos,
} satisfies Partial<Handlers>
