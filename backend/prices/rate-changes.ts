import type { Handler, Person, Schemas } from '../call'
import type { Db } from '../db/tables'
import { newId } from '../identifiers'
import { peopleNamed } from '../people/people-named'
import type { Surroundings } from '../surroundings'

/** Told at most. */
const LAST_CHANGES = 100

/** What a service or a truck on a way costs from now on; null on a side on which there is none. */
type Change = {
  of: Schemas['Service'] | Schemas['TariffWay']
  before: string | null
  after: string | null
}

/** Writes down who set it, and to what; a price that stays is no change. */
export async function logRate(
  {
    db,
    clock,
    random,
    person,
  }: Pick<Surroundings, 'clock' | 'random'> & { db: Db; person: Person },
  { of, before, after }: Change,
): Promise<void> {
  if (before === after) return
  const [service, { location, country, zip_prefix }] =
    typeof of === 'string' ? [of, { location: null, country: null, zip_prefix: null }] : [null, of]
  await db
    .insertInto('rate_changes')
    .values({
      id: newId(random),
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
    .limit(LAST_CHANGES)
    .execute()
  const named = await peopleNamed(
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
