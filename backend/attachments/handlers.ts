import type { Person, Schemas, PersonCall } from '../call'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Db, Tables } from '../db/tables'
import { getDefaultAttachmentKind } from '@domain/rules/attachment-kinds'
import { maxBytes } from '@contract/uploads'
import { hasTooManyPixels, isCompletePhoto } from '@domain/rules/inspection'
import { recordActivity, type RecordRef } from '../activity/activity'
import { countRows } from '../db/keyset-page'
import { createId, sha256 } from '../identifiers'
import { Problem } from '../problems/problem'
import { storeContent, openContent, deleteContent } from './file-content'
import {
  createFileResponse,
  detectMediaType,
  MAX_FILE_NAME_LENGTH,
  sanitizeFileName,
} from './uploaded-file'
import type { AppContext } from '../app-context'
import { hasGlobalRole } from '../people/roles'

type Attachment = Schemas['Attachment']

/** The person who reads files, and the kinds of file that are visible. */
export type AttachmentReader = { person: Person; kinds: readonly Schemas['AttachmentKind'][] }

const attachments = expressionBuilder<Tables, 'attachments'>()

/** True if the reader sees the file: by its kind, or as its uploader. */
const isVisibleFile = ({ person, kinds }: AttachmentReader): Expression<SqlBool> =>
  attachments.or([
    attachments('attachments.kind', 'in', kinds),
    attachments('attachments.created_by', '=', person.id),
  ])

/**
 * Returns a record's attachments that the reader sees, newest first, with permissions for each.
 * @param protectedIds ids of files that can’t be removed
 */
export async function listAttachments(
  db: Db,
  reader: AttachmentReader,
  recordId: string,
  protectedIds: readonly string[] = [],
): Promise<Attachment[]> {
  const { person } = reader
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('people', 'people.id', 'attachments.created_by')
    .select([
      'attachments.id',
      'attachments.kind',
      'attachments.name',
      'media_type',
      'size',
      'sha256',
      'attachments.created_at',
      'attachments.created_by',
    ])
    .select('people.name as creator')
    .where('record_id', '=', recordId)
    .where(isVisibleFile(reader))
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id')
    .execute()
  return rows.map(({ creator, created_by, ...file }) => ({
    ...file,
    created_by: { id: created_by, name: creator },
    can_remove: !protectedIds.includes(file.id) && canRemoveAttachment(person, created_by),
  }))
}

/**
 * Returns the record's file with this id: a device repeats an upload if it got no response. Null
 * if the id is new.
 * @throws Problem 422 if the id belongs to another file or another record
 */
async function findResentAttachment(
  { db }: PersonCall,
  reader: AttachmentReader,
  record: RecordRef,
  sent: { id: string; hash: string },
): Promise<Schemas['Attachment'] | null> {
  const existing = await db
    .selectFrom('attachments')
    .select(['record_id', 'sha256'])
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (!existing) return null
  const isSame = existing.record_id === record.id && existing.sha256 === sent.hash
  const file = isSame
    ? (await listAttachments(db, reader, record.id)).find(({ id }) => id === sent.id)
    : undefined
  if (!file) throw Problem.invalid({ pointer: '/id', code: 'duplicate' })
  return file
}

/** Maximum files per record: a list shows them without pages. */
const MAX_FILES = 100

/** An uploaded file; `id` and `kind` are chosen by the client, or null. */
type UploadedFile = { file: File; id: string | null; kind: Schemas['AttachmentKind'] | null }

/**
 * Attaches a file to a record and adds a history entry; a repeated upload has no effect.
 * @returns the file, and if this upload added it
 * @throws Problem 413 if the file is too large, 415 for an unsupported type, 422 for a name that
 * is too long, a truncated photo, a record with 100 files, or an id in use
 */
export async function addAttachment(
  call: PersonCall,
  record: RecordRef,
  { file, id, kind: chosen }: UploadedFile,
  kinds: AttachmentReader['kinds'],
): Promise<{ file: Attachment; isNew: boolean }> {
  const { db, clock, random, person } = call
  const kind = chosen ?? getDefaultAttachmentKind(person.role, record.kind)
  if (!kinds.includes(kind)) throw Problem.invalid({ pointer: '/kind', code: 'unknown_value' })
  if (file.size > maxBytes.uploadAttachment) throw new Problem('too_large')
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
  if (hasTooManyPixels(content))
    throw Problem.invalid({ pointer: '/file', code: 'too_many_pixels' })
  const hash = await sha256(content)
  const earlier =
    id === null ? null : await findResentAttachment(call, { person, kinds }, record, { id, hash })
  if (earlier) return { file: earlier, isNew: false }
  const attachment = {
    id: id ?? createId(random),
    kind,
    name,
    media_type,
    size: content.length,
    sha256: hash,
    created_at: clock().toISOString(),
  }
  const fileCount = await countRows(
    db.selectFrom('attachments').select('id').where('record_id', '=', record.id),
  )
  if (fileCount >= MAX_FILES)
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
    changes: [{ field: toLoggedField(kind, record.kind), line: null, from: null, to: name }],
  })
  const created_by = { id: person.id, name: person.name }
  return { file: { ...attachment, created_by, can_remove: true }, isNew: true }
}

/**
 * Returns a file as a download.
 * @throws Problem 404 if the record has no such file
 */
export async function downloadAttachment(
  host: Pick<AppContext, 'db' | 'files'>,
  recordId: string,
  attachmentId: string,
  reader: AttachmentReader | null = null,
): Promise<Response> {
  const file = await host.db
    .selectFrom('attachments')
    .select(['id', 'name', 'media_type', 'size'])
    .where('id', '=', attachmentId)
    .where('record_id', '=', recordId)
    .where((eb) => (reader ? isVisibleFile(reader) : eb.lit(true)))
    .executeTakeFirst()
  // Without the deadline plugin, because a slow download takes longer than a call may.
  const content = file && (await openContent({ ...host, db: host.db.withoutPlugins() }, file))
  if (!file || !content) throw new Problem('not_found')
  return createFileResponse(content, file)
}

/**
 * Removes a file from a record; its name stays in the history.
 * @throws Problem 404 if the record has no such file, 403 if the caller may not remove it
 */
export async function removeAttachment(
  call: PersonCall,
  record: RecordRef,
  attachmentId: string,
  kinds: AttachmentReader['kinds'],
): Promise<void> {
  const { db, person } = call
  const file = await db
    .selectFrom('attachments')
    .select(['kind', 'name', 'created_by'])
    .where('id', '=', attachmentId)
    .where('record_id', '=', record.id)
    .where(isVisibleFile({ person, kinds }))
    .executeTakeFirst()
  if (!file) throw new Problem('not_found')
  if (!canRemoveAttachment(person, file.created_by)) throw new Problem('forbidden')
  await deleteContent(call, attachmentId)
  await db.deleteFrom('attachments').where('id', '=', attachmentId).execute()
  await recordActivity(call, {
    record,
    personId: person.id,
    kind: 'attachment_removed',
    changes: [
      { field: toLoggedField(file.kind, record.kind), line: null, from: file.name, to: null },
    ],
  })
}

type Changes = Schemas['FieldChange'][]

/** Returns the field of a history entry, by which the names of hidden files are omitted. */
const toLoggedField = (kind: Schemas['AttachmentKind'], record: RecordRef['kind']): string =>
  kind === 'purchase' || (kind === 'internal' && record === 'order')
    ? `${kind}_attachment`
    : 'attachment'

/** Returns the changes of a history without the names of files that the reader does not see. */
export const hideFileNames = (changes: Changes, kinds: AttachmentReader['kinds']): Changes =>
  changes.map((change) =>
    (['internal', 'purchase'] as const).some(
      (kind) => change.field === `${kind}_attachment` && !kinds.includes(kind),
    )
      ? { ...change, from: null, to: null }
      : change,
  )

/** True if the person uploaded the file, or is a global manager or admin. */
const canRemoveAttachment = (person: Pick<Person, 'id' | 'role'>, uploaderId: string): boolean =>
  person.id === uploaderId || hasGlobalRole(person)
