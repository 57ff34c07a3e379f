import { settleDerivedColumns } from '../db/unit-of-work'
import type { Person } from '../call'
import type { Db, Row, Tables } from '../db/tables'
import { Problem } from '../problems/problem'
import { canSeeDeal, canWorkOnDeal, getDealScope } from './rules/permissions'
import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { toWeek } from '@domain/calendar'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { fold } from '@domain/text/fold'
import { createDocumentSearchConditions } from '../products/document-search'
import { hasWood } from '../wood-lines/wood-key'
import type { DealStatus } from './schema'
import { UNDELIVERED_STATUSES } from './deal-figures'
import { hasQuotationState } from '../quotations/present-quotations'

/** A stored deal, with its lines in order of position. */
export type StoredDeal = { deal: Row<'deals'>; lines: Row<'deal_lines'>[] }

/**
 * Returns a deal with its lines.
 * @throws Problem 404 if the deal does not exist or the user may not see it
 */
export async function requireDeal(db: Db, person: Person, id: string): Promise<StoredDeal> {
  const deal = await requireDealRow(db, person, id)
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

/**
 * Returns a deal without its lines.
 * @throws Problem 404 if the deal does not exist or the user may not see it
 */
export async function requireDealRow(db: Db, person: Person, id: string): Promise<Row<'deals'>> {
  await settleDerivedColumns(db)
  const deal = await db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst()
  if (!deal || !canSeeDeal(person, { wasConfirmed: deal.confirmed_at !== null }))
    throw new Problem('not_found')
  return deal
}

/**
 * Asserts that the user may edit a deal.
 * @throws Problem 403 if the user may not edit this deal
 */
export function assertCanWorkOnDeal(person: Person, deal: Row<'deals'>): void {
  if (!canWorkOnDeal(person, { saleManagerId: deal.sale_manager_id }))
    throw new Problem('forbidden')
}

/**
 * Last delivery week of an undelivered deal, else null, also if the client collects from stock.
 * Must match the expression of its index.
 */
export const PROMISED_DELIVERY_WEEK = sql<
  string | null
>`case when deals.status in (${sql.join(UNDELIVERED_STATUSES.map((status) => sql.lit(status)))})
  and (deals.portal_order_id is null or deals.incoterms_rule <> 'FCA')
  then coalesce(deals.delivery_week_to, deals.delivery_week_from) end`

/** True if a deal is late on this day, as in `getDealDelay`: its last week is over. */
export const isLateDeal = (today: string) =>
  sql<boolean>`${PROMISED_DELIVERY_WEEK} < ${toWeek(today)}`

/** True if an instalment was due before this day and is not paid in full. */
export const isOverdueDeal = (today: string) => sql<boolean>`deals.unpaid_due_on < ${today}`

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
  {
    query,
    person,
    filters,
    today,
  }: {
    query: SelectQueryBuilder<Tables, 'deals', Selected>
    person: Person
    filters: DealFilterValues
    today: string
  },
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
