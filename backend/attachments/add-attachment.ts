import type { components } from '@/shared/api/generated/schema'
import { mostBytes } from '@/shared/api/generated/uploads'
import { isCompletePhoto } from '@domain/rules/inspection'
import { recordActivity, type RecordRef } from '../activity/record-activity'
import type { Schemas, StaffCall } from '../call'
import { countRows } from '../db/count'
import { createId, sha256 } from '../identifiers'
import { Problem } from '../problems/problem'
import { storeContent } from './file-content'
import { detectMediaType } from './file-kinds'
import { MAX_FILE_NAME_LENGTH, sanitizeFileName } from './file-name'
import { listAttachments } from './list-attachments'

/**
 * Returns the record's file with this id: a device repeats an upload if it got no response. Null
 * if the id is new.
 * @throws Problem 422 if the id belongs to another file or another record
 */
async function findResentAttachment(
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

type Attachment = components['schemas']['Attachment']

/** Maximum files per record: a list shows them without pages. */
const MAX_FILES = 100

/** An uploaded file; `id` is chosen by the client, or null. */
type UploadedFile = { file: File; id: string | null }

/**
 * Attaches a file to a record and adds a history entry; a repeated upload has no effect.
 * @throws Problem 413 if the file is too large, 415 for an unsupported type, 422 for a name that
 * is too long, a truncated photo, a record with 100 files, or an id in use
 */
export async function addAttachment(
  call: StaffCall,
  record: RecordRef,
  { file, id }: UploadedFile,
): Promise<Attachment> {
  const { db, clock, random, person } = call
  if (file.size > mostBytes.uploadAttachment) throw new Problem('too_large')
  const content = new Uint8Array(await file.arrayBuffer())
  const name = sanitizeFileName(file.name)
  if (name.length > MAX_FILE_NAME_LENGTH)
    throw Problem.invalid({
      pointer: '/file',
      code: 'too_long',
      params: { max: MAX_FILE_NAME_LENGTH },
    })
  const media_type = detectMediaType(name, content)
  if (media_type === null) throw new Problem('unsupported_file')
  if (!isCompletePhoto(content))
    throw Problem.invalid({ pointer: '/file', code: 'incomplete_file' })
  const hash = await sha256(content)
  const earlier = id === null ? null : await findResentAttachment(call, record, { id, hash })
  if (earlier) return earlier
  const attachment = {
    id: id ?? createId(random),
    name,
    media_type,
    size: content.length,
    sha256: hash,
    created_at: clock().toISOString(),
  }
  const files = await countRows(
    db.selectFrom('attachments').select('id').where('record_id', '=', record.id),
  )
  if (files >= MAX_FILES)
    throw Problem.invalid({ pointer: '/file', code: 'too_many', params: { max: MAX_FILES } })
  await db
    .insertInto('attachments')
    .values({
      ...attachment,
      record_kind: record.kind,
      record_id: record.id,
      created_by: person.id,
    })
    .execute()
  await storeContent(call, attachment.id, content)
  await recordActivity(call, {
    record,
    personId: person.id,
    kind: 'attachment_added',
    changes: [{ field: 'attachment', line: null, from: null, to: name }],
  })
  return { ...attachment, created_by: { id: person.id, name: person.name }, can_remove: true }
}
