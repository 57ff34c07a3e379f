import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { toWeek } from '@domain/timber'
import type { Person } from '../call'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { fold } from '../db/fold'
import type { Tables } from '../db/tables'
import { createDocumentSearchConditions } from '../products/document-search'
import { hasWood } from '../wood-lines/wood-key'
import type { DealStatus } from './contract'
import { getDealScope } from './rules/permissions'
import { UNDELIVERED_STATUSES } from './rules/late-days'

/** Last delivery week of an undelivered deal, else null. Must match the expression of its index. */
export const PROMISED_DELIVERY_WEEK = sql<
  string | null
>`case when deals.status in (${sql.join(UNDELIVERED_STATUSES.map((status) => sql.lit(status)))})
  then coalesce(deals.delivery_week_to, deals.delivery_week_from) end`

/** True if a deal is late on this day, as in `getDealLateDays`: its last week is over. */
export const isLateDeal = (today: string) =>
  sql<boolean>`${PROMISED_DELIVERY_WEEK} < ${toWeek(today)}`

export type DealFilterValues = ListFilterValues<'listDeals'>

/**
 * First and last week of delivery. Must match the index of weeks, which counts use. Pages read the
 * index of their sort, which contains the weeks too.
 */
const FIRST_WEEK = sql<string>`coalesce(deals.delivery_week_from, '9999-W53')`
export const LAST_WEEK = sql<string>`coalesce(deals.delivery_week_to, deals.delivery_week_from)`

/** Confirmed deals with wood that is still to be bought or loaded. */
const LOADABLE_STATUSES: readonly DealStatus[] = ['confirmed', 'loading']

const eb = expressionBuilder<Tables, 'deals'>()

const createDealFilters = (today: string): Filters<DealFilterValues> => ({
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
  cover: () =>
    eb.and([
      eb('deals.status', 'in', LOADABLE_STATUSES),
      eb('deals.purchased_l', '<', eb.ref('deals.volume_l')),
    ]),
  q: (text) => createDocumentSearchConditions('deals.search_text', text),
})

/** Narrows a query of deals to those that the user may see and that match the filters. */
export function filterDeals<Selected>(
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  person: Person,
  filters: DealFilterValues,
  today: string,
): SelectQueryBuilder<Tables, 'deals', Selected> {
  return whereVisibleDeal(query, person).where(
    eb.and(toConditions(createDealFilters(today), filters)),
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
