import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Person, QueryOf } from '../call'
import { searchWords } from '../db/fold'
import type { Tables } from '../db/tables'
import { scopeOf } from './rules/scope'

/** What the list is asked for. */
export type Wanted = Omit<QueryOf<'listDeals'>, 'sort' | 'cursor' | 'limit'>

/**
 * The stretch of weeks that a deal is delivered in. Both ends are expressions, so that no planner looks the weeks up and then has to
 * fetch and sort half of all deals: the index of the sort has them too, and is read no further than the page.
 */
const FIRST_WEEK = sql<string>`coalesce(deals.delivery_week_from, '9999-W53')`
const LAST_WEEK = sql<string>`coalesce(deals.delivery_week_to, deals.delivery_week_from)`

/**
 * Narrows a query of deals to those whose words all words of a search are found in.
 * @param has how a word is found in a column
 */
export function searchDeals<Selected>(
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  q: string | undefined,
  has: (column: string, word: string) => RawBuilder<boolean>,
): SelectQueryBuilder<Tables, 'deals', Selected> {
  return query.where((eb) => eb.and(searchWords(q).map((word) => has('deals.search_text', word))))
}

/** Narrows a query of deals to those that this person sees and asks for, the search aside. */
export function filterDeals<Selected>(
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  person: Person,
  { status, client_id, sale_manager_id, week_from, week_to }: Wanted,
): SelectQueryBuilder<Tables, 'deals', Selected> {
  return query
    .$if(scopeOf(person.role) === 'confirmed', (qb) => qb.where('deals.confirmed_at', 'is not', null))
    .$if(status !== undefined && status.length > 0, (qb) => qb.where('deals.status', 'in', status ?? []))
    .$if(client_id !== undefined && client_id.length > 0, (qb) => qb.where('deals.client_id', 'in', client_id ?? []))
    .$if(sale_manager_id !== undefined && sale_manager_id.length > 0, (qb) =>
      qb.where('deals.sale_manager_id', 'in', sale_manager_id ?? []),
    )
    .$if(week_from !== undefined, (qb) => qb.where(LAST_WEEK, '>=', week_from ?? ''))
    .$if(week_to !== undefined, (qb) => qb.where(FIRST_WEEK, '<=', week_to ?? ''))
}
