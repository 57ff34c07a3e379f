import { settleDerivedColumns } from '../db/unit-of-work'
import type { Db, Row, Tables } from '../db/tables'
import { Problem } from '../problems/problem'
import { sql, expressionBuilder } from 'kysely'
import { toWeek } from '@domain/calendar'
import { getSupplyLateDays } from './supply-figures'
import type { SupplyStatus, SupplySummary } from './schema'
import { getBusinessDay } from '../business-day'
import type { PersonCall, Call, OperationResult, RequestQuery } from '../call'
import { MAX_COUNTED } from '../db/keyset-page'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText } from '../db/fold'
import { createDocumentSearchConditions } from '../products/document-search'
import { listByWords } from '../products/list-by-words'
import { fromCents, fromCentsOrNull, fromLitres, fromLitresOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import {
  listIndexed,
  sortByIds,
  createListOrder,
  findListOrder,
  type ListOrder,
  type PlainSort,
} from '../db/paginate-indexed'
import { assertWeekOrder } from '../documents/terms'
import { AWAITED_SUPPLY_STATUSES } from '@domain/rules/statuses'
import { ORDERED_SUPPLY_STATUSES } from '../statuses/supply-statuses'

/** A stored supply with its lines in order. */
export type StoredSupply = { supply: Row<'supplies'>; lines: Row<'supply_lines'>[] }

/**
 * Returns a supply with its lines.
 * @throws Problem 404
 */
export async function requireSupply(db: Db, id: string): Promise<StoredSupply> {
  const supply = await requireSupplyRow(db, id)
  const lines = await db
    .selectFrom('supply_lines')
    .selectAll()
    .where('supply_id', '=', id)
    .orderBy('position')
    .execute()
  return { supply, lines }
}

/**
 * Returns a supply without its lines.
 * @throws Problem 404
 */
export async function requireSupplyRow(db: Db, id: string): Promise<Row<'supplies'>> {
  await settleDerivedColumns(db)
  const supply = await db.selectFrom('supplies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!supply) throw new Problem('not_found')
  return supply
}

/**
 * Ready week of a supply whose wood is awaited, else null. Must match the expression of its index.
 */
const PROMISED_READY_WEEK = sql<
  string | null
>`case when supplies.status in (${sql.join(AWAITED_SUPPLY_STATUSES.map((status) => sql.lit(status)))})
  then supplies.ready_week end`

/**
 * Condition: the promised week ended before the week of this day, as in `late_days` of the
 * contract.
 */
const isLateSupply = (today: string) => sql<boolean>`${PROMISED_READY_WEEK} < ${toWeek(today)}`

/**
 * Unallocated litres; null unless deals can get wood of the supply. Must match the expression of
 * its index.
 */
export const UNALLOCATED_LITRES = sql<
  number | null
>`case when supplies.status in (${sql.join(ORDERED_SUPPLY_STATUSES.map((status) => sql.lit(status)))})
  then supplies.free_l end`

/** Returns the unallocated litres of a loaded row. */
const getUnallocatedLitres = ({
  status,
  free_l,
}: {
  status: SupplyStatus
  free_l: number
}): number | null => (ORDERED_SUPPLY_STATUSES.includes(status) ? free_l : null)

export type SupplyFilterValues = ListFilterValues<'listSupplies'>

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
  q: (text) => createDocumentSearchConditions(db, 'supplies', text),
})

/** Approved, and not replaced by a correction. */
export const isValidReport = sql<boolean>`inspection_reports.status = 'approved' and inspection_reports.corrected_by_id is null`

/** Returns the query of the supplies that match on this business day, without selected columns. */
export const filterSupplies = (
  call: Pick<PersonCall, 'db' | 'clock' | 'timeZone'>,
  filters: SupplyFilterValues,
) =>
  call.db
    .selectFrom('supplies')
    .where((all) =>
      all.and(toConditions(createSupplyFilters(call.db, getBusinessDay(call)), filters)),
    )

const supplyOrders: Readonly<
  Record<
    PlainSort<NonNullable<RequestQuery<'listSupplies'>['sort']>>,
    ListOrder<keyof ListFilterValues<'listSupplies'>>
  >
> = {
  number: createListOrder(sql`supplies.number_key`, 'number'),
  sawmill: createListOrder(sql`supplies.sawmill_key`, 'string'),
  status: createListOrder(
    sql`case supplies.status when 'draft' then 0 when 'ordered' then 1 when 'confirmed' then 2 when 'in_production' then 3 when 'ready' then 4
      when 'loading' then 5 when 'shipped' then 6 when 'completed' then 7 else 8 end`,
    'number',
  ),
  ready_week: {
    ...createListOrder(sql`supplies.ready_week`, 'string', true),
    nonNullFilters: ['week_from', 'week_to', 'late'],
  },
  // An earlier week means more days late.
  late_days: {
    ...createListOrder(PROMISED_READY_WEEK, 'string', true),
    isReversed: true,
    nonNullFilters: ['late'],
  },
  free_m3: { ...createListOrder(UNALLOCATED_LITRES, 'number', true), nonNullFilters: ['free'] },
  volume_m3: createListOrder(sql`supplies.volume_l`, 'number'),
  amount_eur: createListOrder(sql`supplies.amount_eur_cents`, 'number', true),
  updated_at: createListOrder(sql`supplies.updated_at`, 'string'),
}

/**
 * Lists the supplies that match the filters.
 * @param maxCounted a longer list has no total; null to count every list
 */
export async function listSupplies(
  call: Call<'listSupplies'>,
  maxCounted: number | null = MAX_COUNTED,
): Promise<OperationResult<'listSupplies'>> {
  const { sort = '-number', ...filters } = call.query
  assertWeekOrder(filters)
  const order = findListOrder(supplyOrders, sort, filters)
  // A promise in the future is not a delay.
  const nonNullCondition = order.name === 'late_days' ? isLateSupply(getBusinessDay(call)) : null
  const all = filterSupplies(call, filters)
  const toItems = (ids: readonly string[]) => summarizeSupplies(call, ids)
  const visible = call.db.selectFrom('supplies')
  return (
    (await listByWords(
      call,
      { table: 'supplies', visible, isAllVisible: true, filters, order, sort },
      toItems,
    )) ??
    listIndexed(
      call,
      {
        all,
        id: sql`supplies.id`,
        order,
        sort,
        nonNullCondition,
        maxCounted,
        isSelective: filters.late !== undefined,
      },
      toItems,
    )
  )
}

/** Columns of list items. Whole rows are wide: they hold notes and the text for searches. */
const SUMMARY_COLUMNS = [
  'id',
  'number',
  'status',
  'sawmill_id',
  'sawmill_name',
  'purchase_manager_id',
  'woods',
  'currency',
  'incoterms_rule',
  'incoterms_place',
  'loading_place',
  'ready_week',
  'volume_l',
  'agreed_l',
  'amount_cents',
  'amount_eur_cents',
  'confirmed_l',
  'ready_l',
  'free_l',
  'updated_at',
] as const

/** Returns list items of supplies, in order. */
async function summarizeSupplies(
  call: Pick<Call<'listSupplies'>, 'db' | 'clock' | 'timeZone'>,
  ids: readonly string[],
): Promise<SupplySummary[]> {
  if (ids.length === 0) return []
  const { db } = call
  const rows = await db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .leftJoin('people', 'people.id', 'supplies.purchase_manager_id')
    .select(SUMMARY_COLUMNS.map((name) => `supplies.${name}` as const))
    .select(['sawmills.country as sawmill_country', 'people.name as purchase_manager_name'])
    .where('supplies.id', 'in', ids)
    .execute()
  const today = getBusinessDay(call)
  return sortByIds(ids, rows).map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    sawmill: { id: row.sawmill_id, name: row.sawmill_name, country: row.sawmill_country },
    purchase_manager:
      row.purchase_manager_id === null
        ? null
        : { id: row.purchase_manager_id, name: row.purchase_manager_name ?? '' },
    woods: parseJson(row.woods),
    currency: row.currency,
    incoterms: { rule: row.incoterms_rule, place: row.incoterms_place },
    loading_place: row.loading_place,
    ready_week: row.ready_week,
    volume_m3: fromLitres(row.volume_l),
    agreed_m3: fromLitres(row.agreed_l),
    amount: fromCents(row.amount_cents),
    amount_eur: fromCentsOrNull(row.amount_eur_cents),
    confirmed_m3: fromLitresOrNull(row.confirmed_l),
    ready_m3: fromLitresOrNull(row.ready_l),
    free_m3: fromLitresOrNull(getUnallocatedLitres(row)),
    late_days: getSupplyLateDays(row, today),
    updated_at: row.updated_at,
  }))
}
