import type { Handler, Person, Schemas } from '../call'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import { findPersonRefs } from '../people/find-person-refs'
import type { AppContext } from '../app-context'

/** Told at most. */
const MAX_CHANGES = 100

/** What a service or a truck on a way costs from now on; null on a side on which there is none. */
type RateChange = {
  subject: Schemas['Service'] | Schemas['TariffWay']
  before: string | null
  after: string | null
}

/** Writes down who set it, and to what; a price that stays is no change. */
export async function logRateChange(
  { db, clock, random, person }: Pick<AppContext, 'clock' | 'random'> & { db: Db; person: Person },
  { subject, before, after }: RateChange,
): Promise<void> {
  if (before === after) return
  const [service, { location, country, zip_prefix }] =
    typeof subject === 'string'
      ? [subject, { location: null, country: null, zip_prefix: null }]
      : [null, subject]
  await db
    .insertInto('rate_changes')
    .values({
      id: createId(random),
      at: clock().toISOString(),
      person_id: person.id,
      service,
      location,
      country,
      zip_prefix,
      before,
      after,
    })
    .execute()
}

/** Who changed what services and trucks cost, newest first. */
export const listRateChanges: Handler<'listRateChanges'> = async ({ db }) => {
  const rows = await db
    .selectFrom('rate_changes')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_CHANGES)
    .execute()
  const named = await findPersonRefs(
    db,
    rows.map(({ person_id }) => person_id),
  )
  return {
    items: rows.map(({ person_id, location, country, zip_prefix, ...change }) => ({
      ...change,
      by: named(person_id),
      way:
        location === null || country === null
          ? null
          : { location, country, zip_prefix: zip_prefix ?? '' },
    })),
  }
}
