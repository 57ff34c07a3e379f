import type { components } from '@/shared/api/generated/schema'
import { mostBytes } from '@/shared/api/generated/uploads'
import { isWholePhoto } from '@/shared/lib/rules/inspection'
import { recordActivity, type RecordRef } from '../activity/record-activity'
import type { StaffCall } from '../call'
import { countRows } from '../db/count'
import { newId, sha256 } from '../identifiers'
import { Problem } from '../problems/problem'
import { keepContent } from './contents'
import { mediaTypeOf } from './file-kinds'
import { sentAlready } from './sent-already'
import { LONGEST_FILE_NAME, tidyFileName } from './file-name'

type Attachment = components['schemas']['Attachment']

/** Files of one record, as many as a list shows without pages. */
const MOST_FILES = 100

/** A file as it was sent, under an id of its sender's making or none. */
type SentFile = { file: File; id: string | null }

/**
 * Attaches a file to a record and notes it in its history; one that is there already, once.
 * @throws Problem 413 above what the contract takes, 415 for a kind of file that is not taken, 422 for a name that is too long, a photo that was cut off, a record that has 100 and an id that another has
 */
export async function addAttachment(
  call: StaffCall,
  record: RecordRef,
  { file, id }: SentFile,
): Promise<Attachment> {
  const { db, clock, random, person } = call
  if (file.size > mostBytes.uploadAttachment) throw new Problem('too_large')
  const content = new Uint8Array(await file.arrayBuffer())
  const name = tidyFileName(file.name)
  if (name.length > LONGEST_FILE_NAME)
    throw Problem.invalid({
      pointer: '/file',
      code: 'too_long',
      params: { max: LONGEST_FILE_NAME },
    })
  const media_type = mediaTypeOf(name, content)
  if (media_type === null) throw new Problem('unsupported_file')
  if (!isWholePhoto(content)) throw Problem.invalid({ pointer: '/file', code: 'incomplete_file' })
  const hash = await sha256(content)
  const earlier = id === null ? null : await sentAlready(call, record, { id, hash })
  if (earlier) return earlier
  const attachment = {
    id: id ?? newId(random),
    name,
    media_type,
    size: content.length,
    sha256: hash,
    created_at: clock().toISOString(),
  }
  const files = await countRows(
    db.selectFrom('attachments').select('id').where('record_id', '=', record.id),
  )
  if (files >= MOST_FILES)
    throw Problem.invalid({ pointer: '/file', code: 'too_many', params: { max: MOST_FILES } })
  await db
    .insertInto('attachments')
    .values({
      ...attachment,
      record_kind: record.kind,
      record_id: record.id,
      created_by: person.id,
    })
    .execute()
  await keepContent(call, attachment.id, content)
  await recordActivity(call, {
    record,
    personId: person.id,
    kind: 'attachment_added',
    changes: [{ field: 'attachment', line: null, from: null, to: name }],
  })
  return { ...attachment, created_by: { id: person.id, name: person.name }, can_remove: true }
}
