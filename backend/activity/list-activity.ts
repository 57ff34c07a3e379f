import type { components } from '@/shared/api/generated/schema'
import { countRows } from '../db/paginate-table'
import { parseJson } from '../db/rows'
import { readKeysetPage, type Page } from '../db/keyset-page'
import type { Db } from '../db/tables'

type ActivityEntry = components['schemas']['ActivityEntry']
type ActivityPageRequest = { cursor?: string | undefined; limit: number }

/** @throws Problem 422 for a malformed cursor */
export async function listActivity(
  db: Db,
  recordId: string,
  pageRequest: ActivityPageRequest,
): Promise<components['schemas']['ActivityList']> {
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
): Promise<components['schemas']['ActivityList']> {
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
    rows: rows.map(({ id, at, person_id, name, kind, changes, reason }) => ({
      id,
      at,
      by: person_id === null ? null : { id: person_id, name: name ?? '' },
      kind,
      changes: parseJson(changes),
      reason,
    })),
    next_cursor,
  }
}
