import { sql } from 'kysely'
import { trimDecimal } from '@/shared/lib/timber'
import { getBusinessDay } from '../business-day'
import type { OperationResult, Call } from '../call'
import { paginateIndexed, sortByIds, findListOrder } from '../db/paginate-indexed'
import type { Row } from '../db/tables'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import { assertWeekOrder } from '../documents/assert-week-order'
import type { Actor } from '../people/actor'
import { findPersonRefs } from '../people/find-person-refs'
import { formatShare } from '../wood-lines/format-share'
import type { DealSummary, Schemas } from './contract'
import { filterDeals } from './deal-filters'
import { dealOrders, getSortCondition } from './deal-orders'
import { getDealLateDays } from './rules/late-days'
import { canSeeMargin } from './rules/permissions'

type ListDealsCall = Pick<Call<'listDeals'>, 'db' | 'person' | 'query' | 'clock' | 'timeZone'>

export async function listDeals(call: ListDealsCall): Promise<OperationResult<'listDeals'>> {
  const { db, person, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  assertWeekOrder(wanted)
  assertWeekOrder({ week_from: wanted.due_from, week_to: wanted.due_to }, 'due_to')
  const today = getBusinessDay(call)
  const order = findListOrder(dealOrders, sort, wanted)
  const all = filterDeals(db.selectFrom('deals'), person, wanted, today)
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
    isSearched: Boolean(wanted.q),
    sort,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([summarizeDeals(call, ids, today), count()])
  return { items, next_cursor, total }
}

/** What the list shows of these deals, in their order. */
async function summarizeDeals(
  { db, person }: ListDealsCall,
  ids: readonly string[],
  today: string,
): Promise<DealSummary[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('deals').selectAll().where('id', 'in', ids).execute()
  const named = await findPersonRefs(
    db,
    rows.map((row) => row.sale_manager_id),
  )
  return sortByIds(ids, rows).map((row) => toDealSummary(row, named, person, today))
}

function toDealSummary(
  deal: Row<'deals'>,
  named: (id: string) => Schemas['PersonRef'],
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
    sale_manager: named(deal.sale_manager_id),
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
