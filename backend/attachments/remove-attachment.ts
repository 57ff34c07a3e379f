import { recordActivity, type RecordRef } from '../activity/record-activity'
import type { StaffCall } from '../call'
import { Problem } from '../problems/problem'
import { deleteContent } from './file-content'
import { canRemoveAttachment } from './can-remove-attachment'

/**
 * Removes a file from a record; its name stays in the history.
 * @throws Problem 404 if the record has no such file, 403 if the caller may not remove it
 */
export async function removeAttachment(
  call: StaffCall,
  record: RecordRef,
  attachmentId: string,
): Promise<void> {
  const { db, person } = call
  const file = await db
    .selectFrom('attachments')
    .select(['name', 'created_by'])
    .where('id', '=', attachmentId)
    .where('record_id', '=', record.id)
    .executeTakeFirst()
  if (!file) throw new Problem('not_found')
  if (!canRemoveAttachment(person, file.created_by)) throw new Problem('forbidden')
  await deleteContent(call, attachmentId)
  await db.deleteFrom('attachments').where('id', '=', attachmentId).execute()
  await recordActivity(call, {
    record,
    personId: person.id,
    kind: 'attachment_removed',
    changes: [{ field: 'attachment', line: null, from: file.name, to: null }],
  })
}
