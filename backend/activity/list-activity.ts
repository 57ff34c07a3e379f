import type { components } from '@/shared/api/generated/schema'
import { countRows } from '../db/count'
import { parseJson } from '../db/json'
import { readPage, type Page } from '../db/keyset'
import type { Db } from '../db/tables'

type ActivityEntry = components['schemas']['ActivityEntry']
type Asked = { cursor?: string | undefined; limit: number }

/**
 * A page of a document's history, newest first.
 * @throws Problem 422 for a cursor that is not of such a list
 */
export async function listActivity(
  db: Db,
  documentId: string,
  asked: Asked,
): Promise<components['schemas']['ActivityList']> {
  const { rows, next_cursor } = await readEntries(db, documentId, asked)
  const all = db.selectFrom('activity').select('id').where('document_id', '=', documentId)
  return { items: rows, next_cursor, total: asked.cursor === undefined ? await countRows(all) : null }
}

/**
 * The same for somebody from whom a part is kept. How many entries remain is known only where they are read, so there is no total.
 * @param show an entry as this person sees it; null when nothing of it remains
 */
export async function listShownActivity(
  db: Db,
  documentId: string,
  { cursor, limit }: Asked,
  show: (entry: ActivityEntry) => ActivityEntry | null,
): Promise<components['schemas']['ActivityList']> {
  const items: ActivityEntry[] = []
  let next: string | null | undefined = cursor
  while (next !== null && items.length < limit) {
    const page: Page<ActivityEntry> = await readEntries(db, documentId, { cursor: next, limit: limit - items.length })
    items.push(...page.rows.flatMap((entry) => show(entry) ?? []))
    next = page.next_cursor
  }
  return { items, next_cursor: next ?? null, total: null }
}

async function readEntries(db: Db, documentId: string, { cursor, limit }: Asked): Promise<Page<ActivityEntry>> {
  const entries = db
    .selectFrom('activity')
    .leftJoin('people', 'people.id', 'activity.person_id')
    .select(['activity.id', 'position as sort_value', 'at', 'person_id', 'people.name', 'kind', 'changes', 'reason'])
    .where('document_id', '=', documentId)
  const { rows, next_cursor } = await readPage(entries, {
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
