import { trimDecimal } from '@domain/numbers'
import { type RawBuilder, sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Call, Handler, OperationResult, Person, RequestQuery } from '../call'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import { MAX_COUNTED } from '../db/keyset-page'
import {
  createListOrder,
  findListOrder,
  listIndexed,
  type ListOrder,
  type PlainSort,
  sortByIds,
} from '../db/paginate-indexed'
import type { Row } from '../db/tables'
import { findLastEtas } from '../deal-cargos/last-etas'
import { assertWeekOrder } from '../documents/terms'
import type { Actor } from '../people/roles'
import { listByWords } from '../products/list-by-words'
import { findDealQuotations } from '../quotations/present-quotations'
import { formatShare } from '../wood-lines/wood-figures'
import { getDealDelay } from './deal-figures'
import { getOverdueSince } from './present-instalments'
import {
  filterDeals,
  isLateDeal,
  isOverdueDeal,
  PROMISED_DELIVERY_WEEK,
  whereVisibleDeal,
} from './queries'
import { canSeeMargin, getDealScope, getMarginScope } from './rules/permissions'
import type { DealSummary } from './schema'
import { hasDealLineFilter, selectDeals } from './select-deals'

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
  overdue_since: {
    ...createListOrder(sql`deals.unpaid_due_on`, 'string', true),
    nonNullFilters: ['overdue'],
  },
  volume_m3: createListOrder(sql`deals.volume_l`, 'number'),
  revenue_eur: createListOrder(sql`deals.revenue_eur_cents`, 'number', true),
  margin_percent: createListOrder(sql`deals.best_margin_bp`, 'number', true),
  // In hundredths of a per cent, rounded down; 0 for a deal without volume.
  purchased_percent: createListOrder(
    sql`coalesce(deals.purchased_l * 10000 / nullif(deals.volume_l, 0), 0)`,
    'number',
  ),
  updated_at: createListOrder(sql`deals.updated_at`, 'string'),
}

/**
 * Returns the rows that a sort is limited to: late and overdue deals by their delay, and deals with
 * a visible margin by margin. Otherwise the order would reveal hidden margins. Null if all rows are
 * listed.
 */
function getSortCondition(
  name: PlainSort<Sort>,
  person: Person,
  today: string,
): RawBuilder<boolean> | null {
  if (name === 'late_days') return isLateDeal(today)
  if (name === 'overdue_since') return isOverdueDeal(today)
  if (name !== 'margin_percent') return null
  const marginScope = getMarginScope(person)
  if (marginScope === 'all') return null
  return marginScope === 'own' ? sql`deals.sale_manager_id = ${person.id}` : sql`1 = 0`
}

type ListDealsCall = Pick<Call<'listDeals'>, 'db' | 'person' | 'query' | 'clock' | 'timeZone'>

/**
 * Lists deals.
 * @param maxCounted a longer list has no total; null to count every list
 */
export async function listDeals(
  call: ListDealsCall,
  maxCounted: number | null = MAX_COUNTED,
): Promise<OperationResult<'listDeals'>> {
  const { db, person, query } = call
  const { sort = '-number', ...filters } = query
  assertWeekOrder(filters)
  assertWeekOrder({ week_from: filters.due_from, week_to: filters.due_to }, 'due_to')
  const today = getBusinessDay(call)
  const order = findListOrder(dealOrders, sort, filters)
  const all = filterDeals(db, { query: db.selectFrom('deals'), person, filters, today })
  const nonNullCondition = getSortCondition(order.name, person, today)
  const toItems = (ids: readonly string[]) => summarizeDeals(call, ids, today)
  const visible = whereVisibleDeal(db.selectFrom('deals'), person)
  const isAllVisible = getDealScope(person.role) === 'all'
  return (
    (await listByWords(
      call,
      { table: 'deals', visible, isAllVisible, filters, order, sort },
      toItems,
    )) ??
    listIndexed(
      call,
      {
        all,
        id: sql`deals.id`,
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
  'date',
  'client_id',
  'client_name',
  'sale_manager_id',
  'customer_reference',
  'currency',
  'incoterms_rule',
  'incoterms_place',
  'destination',
  'delivery_week_from',
  'delivery_week_to',
  'volume_l',
  'revenue_cents',
  'revenue_eur_cents',
  'best_margin_bp',
  'best_margin_kind',
  'purchased_l',
  'loaded_l',
  'delivered_l',
  'portal_order_id',
  'unpaid_due_on',
  'updated_at',
] as const
type SummaryRow = Pick<Row<'deals'>, (typeof SUMMARY_COLUMNS)[number]> & {
  sale_manager_name: string
}

/** Returns the list items of deals in the order of the ids. */
async function summarizeDeals(
  { db, person }: ListDealsCall,
  ids: readonly string[],
  today: string,
): Promise<DealSummary[]> {
  if (ids.length === 0) return []
  const [rows, etas, quotations] = await Promise.all([
    db
      .selectFrom('deals')
      .innerJoin('people', 'people.id', 'deals.sale_manager_id')
      .select(SUMMARY_COLUMNS.map((name) => `deals.${name}` as const))
      .select('people.name as sale_manager_name')
      .where('deals.id', 'in', ids)
      .execute(),
    findLastEtas(db, ids),
    findDealQuotations(db, ids, today),
  ])
  return sortByIds(ids, rows).map((row) => ({
    ...toDealSummary(row, person, etas.get(row.id) ?? null, today),
    quotation: quotations.get(row.id) ?? null,
  }))
}

function toDealSummary(
  deal: SummaryRow,
  actor: Actor,
  eta: string | null,
  today: string,
): Omit<DealSummary, 'quotation'> {
  const showsMargin = canSeeMargin(actor, { saleManagerId: deal.sale_manager_id })
  return {
    id: deal.id,
    number: deal.number,
    status: deal.status,
    date: deal.date,
    client: { id: deal.client_id, name: deal.client_name },
    sale_manager: { id: deal.sale_manager_id, name: deal.sale_manager_name },
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
    ...getDealDelay(deal, eta, today),
    overdue_since: getOverdueSince(deal, today),
    updated_at: deal.updated_at,
  }
}

export const sumDeals: Handler<'sumDeals'> = async (call) => {
  const { query } = call
  assertWeekOrder(query)
  assertWeekOrder({ week_from: query.due_from, week_to: query.due_to }, 'due_to')
  const { count, litres, cents, in_euro } = await selectDeals(call, query, [
    'volume_l',
    'revenue_eur_cents',
  ])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('deals.volume_l').as('litres'),
      fn.sum<number | null>('deals.revenue_eur_cents').as('cents'),
      fn.count<number>('deals.revenue_eur_cents').as('in_euro'),
    ])
    .executeTakeFirstOrThrow()
  return {
    count,
    volume_m3: fromLitres(litres ?? 0),
    revenue_eur: fromCents(cents ?? 0),
    without_rate: count - in_euro,
    is_by_line: hasDealLineFilter(query),
  }
}

/** Suggested destinations. */
const MAX_DESTINATIONS = 20

const DESTINATION_FILTERS: Filters<ListFilterValues<'listDestinations'>> = {
  q: (text) => parseSearchWords(text).map((word) => containsText('deals.destination_key', word)),
}

/**
 * Lists destinations of deals. Merges spellings that differ only in case or accents, as the filter
 * does.
 */
export const listDestinations: Handler<'listDestinations'> = async ({ db, person, query }) => {
  const rows = await whereVisibleDeal(db.selectFrom('deals'), person)
    .select(sql<string>`min(destination)`.as('name'))
    .where('destination_key', 'is not', null)
    .where((eb) => eb.and(toConditions(DESTINATION_FILTERS, query)))
    .groupBy('destination_key')
    .orderBy('destination_key')
    .limit(MAX_DESTINATIONS)
    .execute()
  return rows.map(({ name }) => name)
}
