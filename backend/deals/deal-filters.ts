import { sql, type SelectQueryBuilder } from 'kysely'
import type { Person, QueryOf } from '../call'
import { contains, searchWords } from '../db/fold'
import type { Tables } from '../db/tables'
import { scopeOf } from './rules/scope'

/** What the list is asked for. */
export type Wanted = Omit<QueryOf<'listDeals'>, 'sort' | 'cursor' | 'limit'>

/**
 * The stretch of weeks that a deal is delivered in. These are the expressions of the index of weeks, by which deals are counted. A page is
 * read in the order of its sort, whose index has the weeks as well, and no further than the page.
 */
const FIRST_WEEK = sql<string>`coalesce(deals.delivery_week_from, '9999-W53')`
const LAST_WEEK = sql<string>`coalesce(deals.delivery_week_to, deals.delivery_week_from)`

/** Narrows a query of deals to those that this person sees and asks for; all words of a search stand in a deal's own. */
export function filterDeals<Selected>(
  query: SelectQueryBuilder<Tables, 'deals', Selected>,
  person: Person,
  { q, status, client_id, sale_manager_id, week_from, week_to }: Wanted,
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
    .where((eb) => eb.and(rarestFirst(searchWords(q)).map((word) => contains('deals.search_text', word))))
}

/**
 * Puts those words first that fewer deals are likely to have: the longer ones, and of two as long the later, with which somebody narrowed a
 * search down. A deal without the first is looked at no further.
 */
function rarestFirst(words: readonly string[]): string[] {
  return words.toReversed().toSorted((a, b) => b.length - a.length)
}
