import { expressionBuilder, sql } from 'kysely'
import { businessDay } from '../business-day'
import type { StaffCall } from '../call'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains } from '../db/fold'
import type { Db, Tables } from '../db/tables'
import { documentSearchConditions } from '../products/document-search'
import { FREE_LITRES } from './free-wood'
import { isLate } from './late-week'

type Wanted = WantedOf<'listSupplies'>

const eb = expressionBuilder<Tables, 'supplies'>()

const filtersOn = (db: Db, today: string): Filters<Wanted> => ({
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
  wood: (woods) => eb.or(woods.map((wood) => contains('supplies.woods', `"${wood}"`))),
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
        .where(isStanding)
        .where((line) =>
          line.or(kinds.map((kind) => contains('inspected_lines.defects', `"kind":"${kind}"`))),
        ),
    ),
  week_from: (week) => eb('supplies.ready_week', '>=', week),
  week_to: (week) => eb('supplies.ready_week', '<=', week),
  late: () => isLate(today),
  free: () => sql<boolean>`${FREE_LITRES} > 0`,
  q: (text) => documentSearchConditions('supplies.search_text', text),
})

/** Approved, and not corrected since. */
export const isStanding = sql<boolean>`inspection_reports.status = 'approved' and inspection_reports.corrected_by_id is null`

/** The supplies that a list is narrowed to on this business day, with nothing selected. */
export const filterSupplies = (
  call: Pick<StaffCall, 'db' | 'clock' | 'timeZone'>,
  wanted: Wanted,
) =>
  call.db
    .selectFrom('supplies')
    .where((all) => all.and(conditionsOf(filtersOn(call.db, businessDay(call)), wanted)))
