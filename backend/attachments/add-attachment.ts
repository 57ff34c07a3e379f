import type { components } from '@/shared/api/generated/schema'
import { mostBytes } from '@/shared/api/generated/uploads'
import { recordActivity, type RecordRef } from '../activity/record-activity'
import type { StaffCall } from '../call'
import { countRows } from '../db/count'
import { newId } from '../identifiers'
import { Problem } from '../problems/problem'
import { mediaTypeOf } from './file-kinds'
import { tidyFileName } from './file-name'

type Attachment = components['schemas']['Attachment']

/** Files of one record, as many as a list shows without pages. */
const MOST_FILES = 100

/**
 * Attaches a file to a record and notes it in its history.
 * @throws Problem 413 above what the contract takes, 415 for a kind of file that is not taken, 422 for a record that has 100
 */
export async function addAttachment(call: StaffCall, record: RecordRef, file: File): Promise<Attachment> {
  const { db, clock, random, person } = call
  if (file.size > mostBytes.uploadAttachment) throw new Problem('too_large')
  const content = new Uint8Array(await file.arrayBuffer())
  const name = tidyFileName(file.name)
  const media_type = mediaTypeOf(name, content)
  if (media_type === null) throw new Problem('unsupported_file')
  const attachment = { id: newId(random), name, media_type, size: content.length, created_at: clock().toISOString() }
  const files = await countRows(db.selectFrom('attachments').select('id').where('record_id', '=', record.id))
  if (files >= MOST_FILES) throw Problem.invalid({ pointer: '/file', code: 'too_many', params: { max: MOST_FILES } })
  await db
    .insertInto('attachments')
    .values({ ...attachment, record_kind: record.kind, record_id: record.id, created_by: person.id })
    .execute()
  await db.insertInto('attachment_contents').values({ attachment_id: attachment.id, content }).execute()
  await recordActivity(call, {
    record,
    personId: person.id,
    kind: 'attachment_added',
    changes: [{ field: 'attachment', line: null, from: null, to: name }],
  })
  return { ...attachment, created_by: { id: person.id, name: person.name }, can_remove: true }
}
