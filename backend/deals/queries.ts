import { settleDerivedColumns } from '../db/unit-of-work'
import type { Person, Call, OperationResult, RequestQuery } from '../call'
import { MAX_COUNTED } from '../db/keyset-page'
import type { Db, Row, Tables } from '../db/tables'
import { Problem } from '../problems/problem'
import {
  canSeeDeal,
  canWorkOnDeal,
  getDealScope,
  canSeeMargin,
  getMarginScope,
} from './rules/permissions'
import { expressionBuilder, type SelectQueryBuilder, sql, type RawBuilder } from 'kysely'
import { toWeek, trimDecimal } from '@domain/timber'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { fold } from '@domain/readers/fold'
import { createDocumentSearchConditions } from '../products/document-search'
import { listByWords } from '../products/list-by-words'
import { hasWood } from '../wood-lines/wood-key'
import type { DealStatus, DealSummary } from './schema'
import { UNDELIVERED_STATUSES, getDealDelay } from './deal-figures'
import { getBusinessDay } from '../business-day'
import { findLastEtas } from '../deal-cargos/last-etas'
import { getOverdueSince } from './present-instalments'
import {
  createListOrder,
  findListOrder,
  type ListOrder,
  listIndexed,
  type PlainSort,
  sortByIds,
} from '../db/paginate-indexed'
import { fromCents, fromCentsOrNull, fromLitres } from '../db/decimal-columns'
import { assertWeekOrder } from '../documents/terms'
import type { Actor } from '../people/roles'
import { findDealQuotations, hasQuotationState } from '../quotations/present-quotations'
import { formatShare } from '../wood-lines/wood-figures'

/** A stored deal, with its lines in order of position. */
export type StoredDeal = { deal: Row<'deals'>; lines: Row<'deal_lines'>[] }

/** @throws Problem 404 if the deal does not exist or the user may not see it */
export async function findDeal(db: Db, person: Person, id: string): Promise<StoredDeal> {
  const deal = await findDealRow(db, person, id)
  return { deal, lines: await findDealLines(db, id) }
}

/** Returns a deal without an access check: the client of a portal order answers its changes. */
export async function loadDealUnchecked(db: Db, id: string): Promise<StoredDeal> {
  await settleDerivedColumns(db)
  const deal = await db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { deal, lines: await findDealLines(db, id) }
}

const findDealLines = (db: Db, dealId: string): Promise<Row<'deal_lines'>[]> =>
  db
    .selectFrom('deal_lines')
    .selectAll()
    .where('deal_id', '=', dealId)
    .orderBy('position')
    .execute()

/** @throws Problem 404 if the deal does not exist or the user may not see it */
export async function findDealRow(db: Db, person: Person, id: string): Promise<Row<'deals'>> {
  await settleDerivedColumns(db)
  const deal = await db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst()
  if (!deal || !canSeeDeal(person, { wasConfirmed: deal.confirmed_at !== null }))
    throw new Problem('not_found')
  return deal
}

/** @throws Problem 403 if the user may not edit this deal */
export function assertCanWorkOnDeal(person: Person, deal: Row<'deals'>): void {
  if (!canWorkOnDeal(person, { saleManagerId: deal.sale_manager_id }))
    throw new Problem('forbidden')
}

/**
 * Last delivery week of an undelivered deal, else null, also if the client collects from stock.
 * Must match the expression of its index.
 */
const PROMISED_DELIVERY_WEEK = sql<
  string | null
>`case when deals.status in (${sql.join(UNDELIVERED_STATUSES.map((status) => sql.lit(status)))})
  and (deals.portal_order_id is null or deals.incoterms_rule <> 'FCA')
  then coalesce(deals.delivery_week_to, deals.delivery_week_from) end`

/** True if a deal is late on this day, as in `getDealDelay`: its last week is over. */
const isLateDeal = (today: string) => sql<boolean>`${PROMISED_DELIVERY_WEEK} < ${toWeek(today)}`

/** True if an instalment was due before this day and is not paid in full. */
const isOverdueDeal = (today: string) => sql<boolean>`deals.unpaid_due_on < ${today}`

export type DealFilterValues = ListFilterValues<'listDeals'>

/**
 * First and last week of delivery. Must match the index of weeks, which counts use. Pages read the
 * index of their sort, which contains the weeks too.
 */
const FIRST_WEEK = sql<string>`coalesce(deals.delivery_week_from, '9999-W53')`
export const LAST_WEEK = sql<string>`coalesce(deals.delivery_week_to, deals.delivery_week_from)`

/** Statuses of confirmed deals whose wood is still to be bought or loaded. */
const UNSHIPPED_STATUSES: readonly DealStatus[] = ['confirmed', 'loading']

const eb = expressionBuilder<Tables, 'deals'>()

const createDealFilters = (db: Db, today: string): Filters<DealFilterValues> => ({
  status: (statuses) => eb('deals.status', 'in', statuses),
  client_id: (ids) => eb('deals.client_id', 'in', ids),
  sale_manager_id: (ids) => eb('deals.sale_manager_id', 'in', ids),
  destination: (names) => eb('deals.destination_key', 'in', names.map(fold)),
  week_from: (week) => eb(LAST_WEEK, '>=', week),
  week_to: (week) => eb(FIRST_WEEK, '<=', week),
  country: (codes) =>
    eb(
      'deals.client_id',
      'in',
      eb.selectFrom('clients').select('id').where('country', 'in', codes),
    ),
  // Checks deal by deal, because one wood has more lines than the filtered deals.
  wood: (woods) =>
    eb.exists(
      eb
        .selectFrom('deal_lines')
        .select(sql.lit(1).as('one'))
        .whereRef('deal_lines.deal_id', '=', 'deals.id')
        .where(hasWood('deal_lines.wood_key', woods)),
    ),
  due_from: (week) => eb(LAST_WEEK, '>=', week),
  due_to: (week) => eb(LAST_WEEK, '<=', week),
  late: () => isLateDeal(today),
  overdue: () => isOverdueDeal(today),
  cover: () =>
    eb.and([
      eb('deals.status', 'in', UNSHIPPED_STATUSES),
      eb('deals.purchased_l', '<', eb.ref('deals.volume_l')),
    ]),
  quotation: (states) => hasQuotationState(states, today),
  q: (text) => createDocumentSearchConditions(db, 'deals', text),
})

/** Narrows a query of deals to those that the user may see and that match the filters. */
export function filterDeals<Selected>(
  db: Db,
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  person: Person,
  filters: DealFilterValues,
  today: string,
): SelectQueryBuilder<Tables, 'deals', Selected> {
  return whereVisibleDeal(query, person).where(
    eb.and(toConditions(createDealFilters(db, today), filters)),
  )
}

/** Narrows a query of deals to those that the user may see. */
export const whereVisibleDeal = <Selected>(
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  person: Person,
) =>
  query.$if(getDealScope(person.role) === 'confirmed', (qb) =>
    qb.where('deals.confirmed_at', 'is not', null),
  )

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

/** @param maxCounted a longer list has no total; null to count every list */
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
  const all = filterDeals(db, db.selectFrom('deals'), person, filters, today)
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
