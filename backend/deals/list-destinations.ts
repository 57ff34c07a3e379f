import { sql } from 'kysely'
import type { Handler } from '../call'
import { conditionsOf, type Filters, type WantedOf } from '../db/filters'
import { contains, searchWords } from '../db/fold'
import { seenDeals } from './deal-filters'

const MOST = 20

const FILTERS: Filters<WantedOf<'listDestinations'>> = {
  q: (text) => searchWords(text).map((word) => contains('deals.destination_key', word)),
}

/** Destinations that differ in capitals or accents alone are one, as they are for the filter. */
export const listDestinations: Handler<'listDestinations'> = async ({ db, person, query }) => {
  const rows = await seenDeals(db.selectFrom('deals'), person)
    .select(sql<string>`min(destination)`.as('name'))
    .where('destination_key', 'is not', null)
    .where((eb) => eb.and(conditionsOf(FILTERS, query)))
    .groupBy('destination_key')
    .orderBy('destination_key')
    .limit(MOST)
    .execute()
  return rows.map(({ name }) => name)
}
