import type { components } from '@/shared/api/generated/schema'
import { countRows } from '../db/paginate-table'
import { readKeysetPage } from '../db/keyset-page'
import type { Db, Row } from '../db/tables'
import type { RecordRef } from '../activity/record-activity'
import type { StaffCall } from '../call'
import { createId } from '../identifiers'

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

type Comment = components['schemas']['Comment']

/** Adds a comment to a record. */
export async function addComment(
  { db, clock, random, person }: StaffCall,
  record: RecordRef,
  text: string,
): Promise<Comment> {
  const { last } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('record_id', '=', record.id)
    .executeTakeFirstOrThrow()
  const comment = { id: createId(random), text, created_at: clock().toISOString() }
  await db
    .insertInto('comments')
    .values({
      ...comment,
      record_kind: record.kind,
      record_id: record.id,
      position: (last ?? 0) + 1,
      created_by: person.id,
    })
    .execute()
  return { ...comment, created_by: { id: person.id, name: person.name } }
}

/** Returns the active people who commented on a record. */
export function findCommenters(
  db: Db,
  recordId: string,
): Promise<Pick<Row<'people'>, 'id' | 'role'>[]> {
  return db
    .selectFrom('people')
    .select(['id', 'role'])
    .where('is_active', '=', 1)
    .where(
      'id',
      'in',
      db.selectFrom('comments').select('created_by').where('record_id', '=', recordId),
    )
    .execute()
}
