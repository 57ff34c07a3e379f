import { sql } from 'kysely'
import { businessDay } from '../business-day'
import type { Call, Handler, QueryOf } from '../call'
import { fromCents, fromCentsOrNull, fromLitres, fromLitresOrNull } from '../db/decimal-columns'
import type { WantedOf } from '../db/filters'
import { parseJson } from '../db/json'
import { findPage, inOrder, order, orderOf, type Order, type PlainSort } from '../db/list-page'
import { refuseReversedWeeks } from '../documents/week-order'
import { peopleNamed } from '../people/people-named'
import type { SupplySummary } from './contract'
import { FREE_LITRES, freeLitres } from './free-wood'
import { isLate, PROMISED_WEEK } from './late-week'
import { lateDays } from './rules/late'
import { filterSupplies } from './supply-filters'

const ORDERS: Readonly<
  Record<
    PlainSort<NonNullable<QueryOf<'listSupplies'>['sort']>>,
    Order<keyof WantedOf<'listSupplies'>>
  >
> = {
  number: order(sql`supplies.number_key`, 'number'),
  sawmill: order(sql`supplies.sawmill_key`, 'string'),
  status: order(
    sql`case supplies.status when 'draft' then 0 when 'ordered' then 1 when 'confirmed' then 2 when 'in_production' then 3 when 'ready' then 4
      when 'loading' then 5 when 'shipped' then 6 when 'completed' then 7 else 8 end`,
    'number',
  ),
  ready_week: {
    ...order(sql`supplies.ready_week`, 'string', true),
    filledBy: ['week_from', 'week_to', 'late'],
  },
  // The longer ago the week was, the more days have gone.
  late_days: { ...order(PROMISED_WEEK, 'string', true), isReversed: true, filledBy: ['late'] },
  free_m3: { ...order(FREE_LITRES, 'number', true), filledBy: ['free'] },
  volume_m3: order(sql`supplies.volume_l`, 'number'),
  amount_eur: order(sql`supplies.amount_eur_cents`, 'number', true),
  updated_at: order(sql`supplies.updated_at`, 'string'),
}

export const listSupplies: Handler<'listSupplies'> = async (call) => {
  const { db, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  refuseReversedWeeks(wanted)
  const by = orderOf(ORDERS, sort, wanted)
  // A promise that is not broken yet is no delay.
  const only = by.name === 'late_days' ? isLate(businessDay(call)) : null
  const all = filterSupplies(call, wanted)
  const {
    ids,
    next_cursor,
    total: count,
  } = await findPage({
    db,
    all,
    id: sql`supplies.id`,
    order: by,
    only,
    isSearched: Boolean(wanted.q),
    sort,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([summaries(call, ids), count()])
  return { items, next_cursor, total }
}

/** What the list shows of these supplies, in their order. */
async function summaries(
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
  const named = await peopleNamed(
    db,
    rows.map((row) => row.purchase_manager_id),
  )
  const today = businessDay(call)
  return inOrder(ids, rows).map((row) => ({
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
    free_m3: fromLitresOrNull(freeLitres(row)),
    late_days: lateDays(row, today),
    updated_at: row.updated_at,
  }))
}
