import type { Schemas } from '../call'
import { toJson } from '../db/json'
import type { Db } from '../db/tables'
import { newId } from '../identifiers'
import type { Surroundings } from '../surroundings'

/** Which record something belongs to. */
export type RecordRef = Schemas['RecordLink']

/** What happened to a record. `personId` is null when the system did it. */
export type Happening = {
  record: RecordRef
  personId: string | null
  kind: Schemas['ActivityEntry']['kind']
  changes: readonly Schemas['FieldChange'][]
  reason?: string | null
}

/** Writes one entry of a record's history, inside the transaction of what happened. */
export async function recordActivity(
  { db, clock, random }: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  { record, personId, kind, changes, reason = null }: Happening,
): Promise<void> {
  const { last } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('record_id', '=', record.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('activity')
    .values({
      id: newId(random),
      record_kind: record.kind,
      record_id: record.id,
      position: (last ?? 0) + 1,
      at: clock().toISOString(),
      person_id: personId,
      kind,
      changes: toJson([...changes]),
      reason,
    })
    .execute()
}
