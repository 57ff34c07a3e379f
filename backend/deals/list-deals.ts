import { sql } from 'kysely'
import { trimDecimal } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { AnswerOf, Call } from '../call'
import { findPage, inOrder, orderOf } from '../db/list-page'
import type { Row } from '../db/tables'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import { refuseReversedWeeks } from '../documents/week-order'
import type { Actor } from '../people/actor'
import { peopleNamed } from '../people/people-named'
import { percentOf } from '../wood-lines/percent'
import type { DealSummary, Schemas } from './contract'
import { filterDeals } from './deal-filters'
import { ORDERS, sortedOnly } from './deal-sorts'
import { lateDays } from './rules/late'
import { seesMargin } from './rules/scope'

type Asked = Pick<Call<'listDeals'>, 'db' | 'person' | 'query' | 'clock' | 'timeZone'>

export async function listDeals(call: Asked): Promise<AnswerOf<'listDeals'>> {
  const { db, person, query } = call
  const { sort = '-number', cursor, limit, ...wanted } = query
  refuseReversedWeeks(wanted)
  refuseReversedWeeks({ week_from: wanted.due_from, week_to: wanted.due_to }, 'due_to')
  const today = businessDay(call)
  const order = orderOf(ORDERS, sort, wanted)
  const all = filterDeals(db.selectFrom('deals'), person, wanted, today)
  const only = sortedOnly(order.name, person, today)
  const {
    ids,
    next_cursor,
    total: count,
  } = await findPage({
    db,
    all,
    id: sql`deals.id`,
    order,
    only,
    isSearched: Boolean(wanted.q),
    sort,
    cursor,
    limit,
  })
  const [items, total] = await Promise.all([summariseAll(call, ids, today), count()])
  return { items, next_cursor, total }
}

/** What the list shows of these deals, in their order. */
async function summariseAll(
  { db, person }: Asked,
  ids: readonly string[],
  today: string,
): Promise<DealSummary[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('deals').selectAll().where('id', 'in', ids).execute()
  const named = await peopleNamed(
    db,
    rows.map((row) => row.sale_manager_id),
  )
  return inOrder(ids, rows).map((row) => summarise(row, named, person, today))
}

function summarise(
  deal: Row<'deals'>,
  named: (id: string) => Schemas['PersonRef'],
  actor: Actor,
  today: string,
): DealSummary {
  const showsMargin = seesMargin(actor, { saleManagerId: deal.sale_manager_id })
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
    purchased_percent: percentOf(deal.purchased_l, deal.volume_l),
    loaded_percent: percentOf(deal.loaded_l, deal.volume_l),
    delivered_percent: percentOf(deal.delivered_l, deal.volume_l),
    late_days: lateDays(deal, today),
    updated_at: deal.updated_at,
  }
}
