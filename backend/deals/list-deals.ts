import { type RawBuilder, sql } from 'kysely'
import { trimDecimal } from '@domain/timber'
import { getBusinessDay } from '../business-day'
import type { Call, OperationResult, Person, RequestQuery } from '../call'
import {
  createListOrder,
  findListOrder,
  type ListOrder,
  paginateIndexed,
  type PlainSort,
  sortByIds,
} from '../db/paginate-indexed'
import type { Row } from '../db/tables'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import { assertWeekOrder } from '../documents/assert-week-order'
import type { Actor } from '../people/actor'
import { findPersonRefs } from '../people/find-person-refs'
import { formatShare } from '../wood-lines/wood-figures'
import type { ListFilterValues } from '../db/filters'
import type { DealSummary, Schemas } from './contract'
import { filterDeals, isLateDeal, PROMISED_DELIVERY_WEEK } from './deal-filters'
import { getDealLateDays } from './rules/late-days'
import { canSeeMargin, getMarginScope } from './rules/permissions'

type Sort = NonNullable<RequestQuery<'listDeals'>['sort']>
/** The order of each sort. */
const dealOrders: Readonly<
  Record<PlainSort<Sort>, ListOrder<keyof ListFilterValues<'listDeals'>>>
> = {
  number: createListOrder(sql`deals.number_key`, 'number'),
  date: createListOrder(sql`deals.date`, 'string'),
  client: createListOrder(sql`deals.client_key`, 'string'),
  status: createListOrder(
    sql`case deals.status when 'draft' then 0 when 'order_confirmation' then 1 when 'confirmed' then 2 when 'loading' then 3
      when 'shipped' then 4 when 'delivered' then 5 when 'completed' then 6 else 7 end`,
    'number',
  ),
  delivery_week_from: createListOrder(sql`deals.delivery_week_from`, 'string', true),
  // An earlier week means more days late.
  late_days: {
    ...createListOrder(PROMISED_DELIVERY_WEEK, 'string', true),
    isReversed: true,
    nonNullFilters: ['late'],
  },
  volume_m3: createListOrder(sql`deals.volume_l`, 'number'),
  revenue_eur: createListOrder(sql`deals.revenue_eur_cents`, 'number', true),
  margin_percent: createListOrder(sql`deals.best_margin_bp`, 'number', true),
  // In hundredths of a per cent, as in `formatShare`; 0 for a deal without volume.
  purchased_percent: createListOrder(
    sql`coalesce(deals.purchased_l * 10000 / nullif(deals.volume_l, 0), 0)`,
    'number',
  ),
  updated_at: createListOrder(sql`deals.updated_at`, 'string'),
}

/**
 * Returns the rows that a sort is limited to: late deals by delay, and deals with a visible margin
 * by margin. Otherwise the order would reveal hidden margins. Null if all rows are listed.
 */
function getSortCondition(
  name: PlainSort<Sort>,
  person: Person,
  today: string,
): RawBuilder<boolean> | null {
  if (name === 'late_days') return isLateDeal(today)
  if (name !== 'margin_percent') return null
  const sight = getMarginScope(person)
  if (sight === 'all') return null
  return sight === 'own' ? sql`deals.sale_manager_id = ${person.id}` : sql`1 = 0`
}

type ListDealsCall = Pick<Call<'listDeals'>, 'db' | 'person' | 'query' | 'clock' | 'timeZone'>

export async function listDeals(call: ListDealsCall): Promise<OperationResult<'listDeals'>> {
  const { db, person, query } = call
  const { sort = '-number', cursor, limit, ...filters } = query
  assertWeekOrder(filters)
  assertWeekOrder({ week_from: filters.due_from, week_to: filters.due_to }, 'due_to')
  const today = getBusinessDay(call)
  const order = findListOrder(dealOrders, sort, filters)
  const all = filterDeals(db.selectFrom('deals'), person, filters, today)
  const only = getSortCondition(order.name, person, today)
  const {
    ids,
    next_cursor,
    total: count,
  } = await paginateIndexed({
    db,
    all,
    id: sql`deals.id`,
    order,
    nonNullCondition: only,
    isSearched: Boolean(filters.q),
    sort,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([summarizeDeals(call, ids, today), count()])
  return { items, next_cursor, total }
}

/** Returns the list items of deals in the order of the ids. */
async function summarizeDeals(
  { db, person }: ListDealsCall,
  ids: readonly string[],
  today: string,
): Promise<DealSummary[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('deals').selectAll().where('id', 'in', ids).execute()
  const toPersonRef = await findPersonRefs(
    db,
    rows.map((row) => row.sale_manager_id),
  )
  return sortByIds(ids, rows).map((row) => toDealSummary(row, toPersonRef, person, today))
}

function toDealSummary(
  deal: Row<'deals'>,
  toPersonRef: (id: string) => Schemas['PersonRef'],
  actor: Actor,
  today: string,
): DealSummary {
  const showsMargin = canSeeMargin(actor, { saleManagerId: deal.sale_manager_id })
  return {
    id: deal.id,
    number: deal.number,
    status: deal.status,
    date: deal.date,
    client: { id: deal.client_id, name: deal.client_name },
    sale_manager: toPersonRef(deal.sale_manager_id),
    customer_reference: deal.customer_reference,
    currency: deal.currency,
    incoterms: { rule: deal.incoterms_rule, place: deal.incoterms_place },
    destination: deal.destination,
    delivery_week_from: deal.delivery_week_from,
    delivery_week_to: deal.delivery_week_to,
    volume_m3: fromLitres(deal.volume_l),
    revenue: fromCents(deal.revenue_cents),
    revenue_eur: fromCentsOrNull(deal.revenue_eur_cents),
    margin_percent:
      showsMargin && deal.best_margin_bp !== null
        ? trimDecimal(fromCents(deal.best_margin_bp))
        : null,
    best_margin: showsMargin ? deal.best_margin_kind : null,
    purchased_percent: formatShare(deal.purchased_l, deal.volume_l),
    loaded_percent: formatShare(deal.loaded_l, deal.volume_l),
    delivered_percent: formatShare(deal.delivered_l, deal.volume_l),
    late_days: getDealLateDays(deal, today),
    updated_at: deal.updated_at,
  }
}
