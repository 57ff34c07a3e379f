import type { Schemas } from '../call'
import { inChunks, insertRows, toJson } from '../db/rows'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'

export type RecordRef = Schemas['RecordLink']

/** What happened to a record. `personId` is null when the system did it. */
export type ActivityInput = {
  record: RecordRef
  personId: string | null
  kind: Schemas['ActivityEntry']['kind']
  changes: readonly Schemas['FieldChange'][]
  reason?: string | null
}

/** Adds an entry to a record's history, inside the transaction of the change. */
export async function recordActivity(
  { db, clock, random }: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  { record, personId, kind, changes, reason = null }: ActivityInput,
): Promise<void> {
  const { last } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('record_id', '=', record.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('activity')
    .values({
      id: createId(random),
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

/** Adds the same entry to the history of many records. */
export async function recordActivityForAll(
  host: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  records: readonly RecordRef[],
  { changes, ...happening }: Omit<ActivityInput, 'record'>,
): Promise<void> {
  await recordActivities(
    host,
    records.map((record) => ({ record, changes })),
    happening,
  )
}

/** Adds one entry each to the history of many records. */
export async function recordActivities(
  { db, clock, random }: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  entries: readonly Pick<ActivityInput, 'record' | 'changes'>[],
  { personId, kind, reason = null }: Omit<ActivityInput, 'record' | 'changes'>,
): Promise<void> {
  const at = clock().toISOString()
  const lasts = await inChunks(
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
    id: createId(random),
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
