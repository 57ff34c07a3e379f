import type { Schemas } from '../call'
import { inParts } from '../db/in-parts'
import { insertRows } from '../db/insert-rows'
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

/** Writes the same into the history of many records at once. */
export async function recordSame(
  host: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  records: readonly RecordRef[],
  { changes, ...happening }: Omit<Happening, 'record'>,
): Promise<void> {
  await recordEach(
    host,
    records.map((record) => ({ record, changes })),
    happening,
  )
}

/** Writes what happened to each of many records at once. */
export async function recordEach(
  { db, clock, random }: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  entries: readonly Pick<Happening, 'record' | 'changes'>[],
  { personId, kind, reason = null }: Omit<Happening, 'record' | 'changes'>,
): Promise<void> {
  const at = clock().toISOString()
  const lasts = await inParts(
    entries.map(({ record }) => record.id),
    (ids) =>
      db
        .selectFrom('activity')
        .select('record_id')
        .select(({ fn }) => fn.max<number>('position').as('last'))
        .where('record_id', 'in', ids)
        .groupBy('record_id')
        .execute(),
  )
  const positions = new Map(lasts.map(({ record_id, last }) => [record_id, last]))
  const rows = entries.map(({ record, changes }) => ({
    id: newId(random),
    record_kind: record.kind,
    record_id: record.id,
    position: (positions.get(record.id) ?? 0) + 1,
    at,
    person_id: personId,
    kind,
    changes: toJson([...changes]),
    reason,
  }))
  await insertRows(db, 'activity', rows)
}
