import type { RecordRef } from '../activity/record-activity'
import type { Schemas, StaffCall } from '../call'
import { Problem } from '../problems/problem'
import { listAttachments } from './list-attachments'

/**
 * The file of a record that was sent under this id before: a device sends it again when no answer has come. Null where nobody sent one.
 * @throws Problem 422 when the id is another file's, or another record's
 */
export async function findResentAttachment(
  { db, person }: StaffCall,
  record: RecordRef,
  sent: { id: string; hash: string },
): Promise<Schemas['Attachment'] | null> {
  const there = await db
    .selectFrom('attachments')
    .select(['record_id', 'sha256'])
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (!there) return null
  const isSame = there.record_id === record.id && there.sha256 === sent.hash
  const file = isSame
    ? (await listAttachments(db, person, record.id)).find(({ id }) => id === sent.id)
    : undefined
  if (!file) throw Problem.invalid({ pointer: '/id', code: 'duplicate' })
  return file
}
