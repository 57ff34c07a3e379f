import { sql } from 'kysely'
import type { Handler } from '../call'
import { toConditions, type Filters, type ListFilterValues } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import { whereVisibleDeal } from './deal-filters'

const MAX_DESTINATIONS = 20

const FILTERS: Filters<ListFilterValues<'listDestinations'>> = {
  q: (text) => parseSearchWords(text).map((word) => containsText('deals.destination_key', word)),
}

/** Destinations that differ in capitals or accents alone are one, as they are for the filter. */
export const listDestinations: Handler<'listDestinations'> = async ({ db, person, query }) => {
  const rows = await whereVisibleDeal(db.selectFrom('deals'), person)
    .select(sql<string>`min(destination)`.as('name'))
    .where('destination_key', 'is not', null)
    .where((eb) => eb.and(toConditions(FILTERS, query)))
    .groupBy('destination_key')
    .orderBy('destination_key')
    .limit(MAX_DESTINATIONS)
    .execute()
  return rows.map(({ name }) => name)
}
