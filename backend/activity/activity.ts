import type { Schemas, PersonCall } from '../call'
import { inChunks, insertRows, toJson, parseJson } from '../db/rows'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'
import { readKeysetPage, type Page, countRows } from '../db/keyset-page'

export type RecordRef = Schemas['RecordLink']

/** Event in a record's history. `personId` is null for events of the system. */
export type ActivityInput = {
  record: RecordRef
  personId: string | null
  kind: Schemas['ActivityEntry']['kind']
  changes: readonly Schemas['FieldChange'][]
  reason?: string | null
  /** The document that a created one was copied from. */
  copiedFrom?: Schemas['CopySource'] | null
}

type ActivityHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }

/** Adds an entry to a record's history, inside the transaction of the change. */
export async function recordActivity(
  host: ActivityHost,
  { record, changes, ...entry }: ActivityInput,
): Promise<void> {
  await recordActivities(host, [{ record, changes }], entry)
}

/** Adds the user's changes to a record's history, if there are any. */
export async function logChanges(
  call: ActivityHost & Pick<PersonCall, 'person'>,
  record: RecordRef,
  changes: ActivityInput['changes'],
): Promise<void> {
  if (changes.length > 0)
    await recordActivity(call, { record, personId: call.person.id, kind: 'changed', changes })
}

/** Adds the same entry to the history of many records. */
export async function recordActivityForAll(
  host: ActivityHost,
  records: readonly RecordRef[],
  { changes, ...entry }: Omit<ActivityInput, 'record'>,
): Promise<void> {
  await recordActivities(
    host,
    records.map((record) => ({ record, changes })),
    entry,
  )
}

/** Adds one entry each to the history of many records. */
export async function recordActivities(
  { db, clock, random }: ActivityHost,
  entries: readonly Pick<ActivityInput, 'record' | 'changes'>[],
  { personId, kind, reason = null, copiedFrom = null }: Omit<ActivityInput, 'record' | 'changes'>,
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
    copied_from: copiedFrom && toJson(copiedFrom),
  }))
  await insertRows(db, 'activity', rows)
}

type ActivityEntry = Schemas['ActivityEntry']
type ActivityPageRequest = { cursor?: string | undefined; limit: number }

/**
 * Lists the history of a record, newest first.
 * @throws Problem 422 for a malformed cursor
 */
export async function listActivity(
  db: Db,
  recordId: string,
  pageRequest: ActivityPageRequest,
): Promise<Schemas['ActivityList']> {
  const { rows, next_cursor } = await readActivityPage(db, recordId, pageRequest)
  const all = db.selectFrom('activity').select('id').where('record_id', '=', recordId)
  return {
    items: rows,
    next_cursor,
    total: pageRequest.cursor === undefined ? await countRows(all) : null,
  }
}

/**
 * Returns the part of a record's history that the caller may see, without a total: the number of
 * visible entries is known only after reading them.
 * @param show the entry as the caller sees it; null if no part is visible
 */
export async function listVisibleActivity(
  db: Db,
  recordId: string,
  { cursor, limit }: ActivityPageRequest,
  show: (entry: ActivityEntry) => ActivityEntry | null,
): Promise<Schemas['ActivityList']> {
  const items: ActivityEntry[] = []
  let next: string | null | undefined = cursor
  while (next !== null && items.length < limit) {
    const page: Page<ActivityEntry> = await readActivityPage(db, recordId, {
      cursor: next,
      limit: limit - items.length,
    })
    items.push(...page.rows.flatMap((entry) => show(entry) ?? []))
    next = page.next_cursor
  }
  return { items, next_cursor: next ?? null, total: null }
}

async function readActivityPage(
  db: Db,
  recordId: string,
  { cursor, limit }: ActivityPageRequest,
): Promise<Page<ActivityEntry>> {
  const entries = db
    .selectFrom('activity')
    .leftJoin('people', 'people.id', 'activity.person_id')
    .select([
      'activity.id',
      'position as sort_value',
      'at',
      'person_id',
      'people.name',
      'kind',
      'changes',
      'reason',
      'copied_from',
    ])
    .where('record_id', '=', recordId)
  const { rows, next_cursor } = await readKeysetPage(entries, {
    sort: '-position',
    column: 'activity.position',
    type: 'number',
    idColumn: 'activity.id',
    cursor,
    limit,
  })
  return {
    rows: rows.map(({ id, at, person_id, name, kind, changes, reason, copied_from }) => ({
      id,
      at,
      by: person_id === null ? null : { id: person_id, name: name ?? '' },
      kind,
      changes: parseJson(changes),
      reason,
      ...(copied_from !== null && { copied_from: parseJson(copied_from) }),
    })),
    next_cursor,
  }
}
