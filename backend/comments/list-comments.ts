import type { components } from '@/shared/api/generated/schema'
import { countRows } from '../db/count'
import { readKeysetPage } from '../db/keyset-page'
import type { Db } from '../db/tables'

type CommentList = components['schemas']['CommentList']

/** @throws Problem 422 for a malformed cursor */
export async function listComments(
  db: Db,
  recordId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CommentList> {
  const found = db.selectFrom('comments').where('record_id', '=', recordId)
  const comments = found
    .innerJoin('people', 'people.id', 'comments.created_by')
    .select([
      'comments.id',
      'comments.position as sort_value',
      'text',
      'comments.created_at',
      'comments.created_by',
      'people.name',
    ])
  const page = await readKeysetPage(comments, {
    sort: '-position',
    column: 'comments.position',
    type: 'number',
    idColumn: 'comments.id',
    cursor,
    limit,
  })
  return {
    items: page.rows.map(({ id, text, created_at, created_by, name }) => ({
      id,
      text,
      created_at,
      created_by: { id: created_by, name },
    })),
    next_cursor: page.next_cursor,
    total: cursor === undefined ? await countRows(found.select('comments.id')) : null,
  }
}
