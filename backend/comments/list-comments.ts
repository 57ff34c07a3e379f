import type { components } from '@/shared/api/generated/schema'
import type { Db } from '../db/tables'

type Comment = components['schemas']['Comment']

/** A document's comments, oldest first. */
export async function listComments(db: Db, documentId: string): Promise<Comment[]> {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('people', 'people.id', 'comments.created_by')
    .select(['comments.id', 'text', 'comments.created_at', 'created_by', 'people.name'])
    .where('document_id', '=', documentId)
    .orderBy('position')
    .execute()
  return rows.map(({ id, text, created_at, created_by, name }) => ({
    id,
    text,
    created_at,
    created_by: { id: created_by, name },
  }))
}
