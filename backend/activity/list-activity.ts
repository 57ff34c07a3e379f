import type { components } from '@/shared/api/generated/schema'
import { parseJson } from '../db/json'
import type { Db } from '../db/tables'

type ActivityEntry = components['schemas']['ActivityEntry']

/** A document's history, newest first. */
export async function listActivity(db: Db, documentId: string): Promise<ActivityEntry[]> {
  const rows = await db
    .selectFrom('activity')
    .leftJoin('people', 'people.id', 'activity.person_id')
    .select(['activity.id', 'at', 'person_id', 'people.name', 'kind', 'changes', 'reason'])
    .where('document_id', '=', documentId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(({ id, at, person_id, name, kind, changes, reason }) => ({
    id,
    at,
    by: person_id === null ? null : { id: person_id, name: name ?? '' },
    kind,
    changes: parseJson(changes),
    reason,
  }))
}
