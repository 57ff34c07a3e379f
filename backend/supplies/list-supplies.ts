import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Call, Handler, RequestQuery } from '../call'
import { fromCents, fromCentsOrNull, fromLitres, fromLitresOrNull } from '../db/decimal-columns'
import type { ListFilterValues } from '../db/filters'
import { parseJson } from '../db/json'
import {
  paginateIndexed,
  sortByIds,
  createListOrder,
  findListOrder,
  type ListOrder,
  type PlainSort,
} from '../db/paginate-indexed'
import { assertWeekOrder } from '../documents/assert-week-order'
import { findPersonRefs } from '../people/find-person-refs'
import type { SupplySummary } from './contract'
import { UNALLOCATED_LITRES, getUnallocatedLitres } from './unallocated-volume'
import { isLateSupply, PROMISED_READY_WEEK } from './late-supplies'
import { getSupplyLateDays } from './rules/late-days'
import { filterSupplies } from './supply-filters'

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

export const listSupplies: Handler<'listSupplies'> = async (call) => {
  const { db, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  assertWeekOrder(wanted)
  const by = findListOrder(supplyOrders, sort, wanted)
  // A promise in the future is no delay.
  const only = by.name === 'late_days' ? isLateSupply(getBusinessDay(call)) : null
  const all = filterSupplies(call, wanted)
  const {
    ids,
    next_cursor,
    total: count,
  } = await paginateIndexed({
    db,
    all,
    id: sql`supplies.id`,
    order: by,
    nonNullCondition: only,
    isSearched: Boolean(wanted.q),
    sort,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([summarizeSupplies(call, ids), count()])
  return { items, next_cursor, total }
}

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
    .selectAll('supplies')
    .select('sawmills.country as sawmill_country')
    .where('supplies.id', 'in', ids)
    .execute()
  const named = await findPersonRefs(
    db,
    rows.map((row) => row.purchase_manager_id),
  )
  const today = getBusinessDay(call)
  return sortByIds(ids, rows).map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    sawmill: { id: row.sawmill_id, name: row.sawmill_name, country: row.sawmill_country },
    purchase_manager: named(row.purchase_manager_id),
    woods: parseJson(row.woods),
    currency: row.currency,
    incoterms: { rule: row.incoterms_rule, place: row.incoterms_place },
    loading_place: row.loading_place,
    ready_week: row.ready_week,
    volume_m3: fromLitres(row.volume_l),
    amount: fromCents(row.amount_cents),
    amount_eur: fromCentsOrNull(row.amount_eur_cents),
    confirmed_m3: fromLitresOrNull(row.confirmed_l),
    ready_m3: fromLitresOrNull(row.ready_l),
    free_m3: fromLitresOrNull(getUnallocatedLitres(row)),
    late_days: getSupplyLateDays(row, today),
    updated_at: row.updated_at,
  }))
}
