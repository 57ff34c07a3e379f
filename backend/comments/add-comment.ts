import type { components } from '@/shared/api/generated/schema'
import type { RecordRef } from '../activity/record-activity'
import type { StaffCall } from '../call'
import { createId } from '../identifiers'

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
