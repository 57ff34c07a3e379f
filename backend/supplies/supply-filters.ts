import { expressionBuilder, sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText } from '../db/fold'
import type { Db, Tables } from '../db/tables'
import { createDocumentSearchConditions } from '../products/document-search'
import { UNALLOCATED_LITRES } from './unallocated-volume'
import { isLateSupply } from './late-supplies'

type SupplyFilterValues = ListFilterValues<'listSupplies'>

const eb = expressionBuilder<Tables, 'supplies'>()

const createSupplyFilters = (db: Db, today: string): Filters<SupplyFilterValues> => ({
  id: (ids) => eb('supplies.id', 'in', ids),
  status: (statuses) => eb('supplies.status', 'in', statuses),
  sawmill_id: (ids) => eb('supplies.sawmill_id', 'in', ids),
  purchase_manager_id: (ids) => eb('supplies.purchase_manager_id', 'in', ids),
  country: (codes) =>
    eb(
      'supplies.sawmill_id',
      'in',
      db.selectFrom('sawmills').select('id').where('country', 'in', codes),
    ),
  wood: (woods) => eb.or(woods.map((wood) => containsText('supplies.woods', `"${wood}"`))),
  product_id: (ids) =>
    eb(
      'supplies.id',
      'in',
      db.selectFrom('supply_lines').select('supply_id').where('product_id', 'in', ids),
    ),
  defect: (kinds) =>
    eb(
      'supplies.id',
      'in',
      db
        .selectFrom('inspected_lines')
        .innerJoin('inspection_reports', 'inspection_reports.id', 'report_id')
        .select('inspection_reports.supply_id')
        .where(isValidReport)
        .where((line) =>
          line.or(kinds.map((kind) => containsText('inspected_lines.defects', `"kind":"${kind}"`))),
        ),
    ),
  week_from: (week) => eb('supplies.ready_week', '>=', week),
  week_to: (week) => eb('supplies.ready_week', '<=', week),
  late: () => isLateSupply(today),
  free: () => sql<boolean>`${UNALLOCATED_LITRES} > 0`,
  q: (text) => createDocumentSearchConditions('supplies.search_text', text),
})

/** Approved, and not replaced by a correction. */
export const isValidReport = sql<boolean>`inspection_reports.status = 'approved' and inspection_reports.corrected_by_id is null`

/** Filters supplies on this business day, with nothing selected. */
export const filterSupplies = (
  call: Pick<StaffCall, 'db' | 'clock' | 'timeZone'>,
  wanted: SupplyFilterValues,
) =>
  call.db
    .selectFrom('supplies')
    .where((all) =>
      all.and(toConditions(createSupplyFilters(call.db, getBusinessDay(call)), wanted)),
    )
