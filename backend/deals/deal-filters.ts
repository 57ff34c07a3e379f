import { expressionBuilder, sql, type SelectQueryBuilder } from 'kysely'
import type { Person } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { fold } from '../db/fold'
import type { Tables } from '../db/tables'
import { createDocumentSearchConditions } from '../products/document-search'
import { hasWood } from '../wood-lines/wood-key'
import type { DealStatus } from './contract'
import { isLateDeal } from './late-deals'
import { getDealScope } from './rules/permissions'

/** What the list is asked for. */
export type DealFilterValues = ListFilterValues<'listDeals'>

/**
 * First and last week of delivery, written as in the index of weeks, from which deals are counted. A page is read from the index of its
 * sort, which has the weeks too, and only as far as the page goes.
 */
const FIRST_WEEK = sql<string>`coalesce(deals.delivery_week_from, '9999-W53')`
export const LAST_WEEK = sql<string>`coalesce(deals.delivery_week_to, deals.delivery_week_from)`

/** Wood is bought for these, and not all of it has left. */
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
  // Deal by deal: of one wood there are more lines than deals that are narrowed to.
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

/** Narrows a query of deals to those that this person sees and asks for on this business day. */
export function filterDeals<Selected>(
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  person: Person,
  wanted: DealFilterValues,
  today: string,
): SelectQueryBuilder<Tables, 'deals', Selected> {
  return whereVisibleDeal(query, person).where(
    eb.and(toConditions(createDealFilters(today), wanted)),
  )
}

/** Narrows a query of deals to those that this person sees at all. */
export const whereVisibleDeal = <Selected>(
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  person: Person,
) =>
  query.$if(getDealScope(person.role) === 'confirmed', (qb) =>
    qb.where('deals.confirmed_at', 'is not', null),
  )
