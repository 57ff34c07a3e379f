import type { Handler, Handlers } from '../call'
import { paginateTable } from '../db/paginate-table'
import { containsDocumentText, createDocumentSearchConditions } from '../products/document-search'
import { supplyReportCrud } from './supply-report-crud'
import { listSupplyReports, findInspectableSupplies, INSPECTABLE_SUPPLY_STATUSES } from './queries'

const listInspectableSupplies: Handler<'listInspectableSupplies'> = async ({
  db,
  query: { q, id, cursor, limit },
}) => {
  const all = db
    .selectFrom('supplies')
    .where('status', 'in', INSPECTABLE_SUPPLY_STATUSES)
    .where((eb) =>
      eb.and([
        ...(id === undefined ? [] : [eb('id', '=', id)]),
        ...(q
          ? createDocumentSearchConditions(q, (word) => containsDocumentText('supplies', word))
          : []),
      ]),
    )
  const { rows, ...page } = await paginateTable(
    all.select('id'),
    { table: 'supplies', column: 'number_key', sort: '-number', type: 'number' },
    { cursor, limit },
  )
  return {
    items: await findInspectableSupplies(
      db,
      rows.map((row) => row.id),
    ),
    ...page,
  }
}

export const supplyReportHandlers = {
  listSupplyReports,
  createSupplyReport: supplyReportCrud.create,
  getSupplyReport: supplyReportCrud.read,
  updateSupplyReport: supplyReportCrud.update,
  transitionSupplyReport: supplyReportCrud.transition,
  correctSupplyReport: supplyReportCrud.correct,
  listInspectableSupplies,
} satisfies Partial<Handlers>
