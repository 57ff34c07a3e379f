import type { Handler, Person, Schemas } from '../call'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import { findPersonRefs } from '../people/find-person-refs'
import type { AppContext } from '../app-context'

/** Maximum number of changes returned. */
const MAX_CHANGES = 100

/** A change of a service price or a tariff; null for one that did or does not exist. */
type RateChange = {
  subject: Schemas['Service'] | Schemas['TariffWay']
  before: string | null
  after: string | null
}

/** Logs the change, unless the amount is the same. */
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

/** Lists the changes of service prices and tariffs, newest first. */
export const listRateChanges: Handler<'listRateChanges'> = async ({ db }) => {
  const rows = await db
    .selectFrom('rate_changes')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_CHANGES)
    .execute()
  const toPersonRef = await findPersonRefs(
    db,
    rows.map(({ person_id }) => person_id),
  )
  return {
    items: rows.map(({ person_id, location, country, zip_prefix, ...change }) => ({
      ...change,
      by: toPersonRef(person_id),
      way:
        location === null || country === null
          ? null
          : { location, country, zip_prefix: zip_prefix ?? '' },
    })),
  }
}
