import type { components } from '@/shared/api/generated/schema'
import { recordActivity, type DocumentRef } from '../activity/record-activity'
import type { StaffCall } from '../call'
import { newId } from '../identifiers'
import { Problem } from '../problems/problem'
import { mediaTypeOf } from './file-kinds'
import { tidyFileName } from './file-name'

type Attachment = components['schemas']['Attachment']

/** 10 MB. */
const LARGEST = 10 * 1024 * 1024

/**
 * Attaches a file to a document and notes it in its history.
 * @throws Problem 413 above 10 MB, 415 for a kind of file that is not taken
 */
export async function addAttachment(call: StaffCall, document: DocumentRef, file: File): Promise<Attachment> {
  const { db, clock, random, person } = call
  if (file.size > LARGEST) throw new Problem('too_large')
  const content = new Uint8Array(await file.arrayBuffer())
  const name = tidyFileName(file.name)
  const media_type = mediaTypeOf(name, content)
  if (media_type === null) throw new Problem('unsupported_file')
  const attachment = { id: newId(random), name, media_type, size: content.length, created_at: clock().toISOString() }
  await db
    .insertInto('attachments')
    .values({ ...attachment, document_kind: document.kind, document_id: document.id, created_by: person.id })
    .execute()
  await db.insertInto('attachment_contents').values({ attachment_id: attachment.id, content }).execute()
  await recordActivity(call, {
    document,
    personId: person.id,
    kind: 'attachment_added',
    changes: [{ field: 'attachment', line: null, from: null, to: name }],
  })
  return { ...attachment, created_by: { id: person.id, name: person.name }, can_remove: true }
}
