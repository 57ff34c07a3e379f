import { readContent, storeContent } from '../attachments/file-content'
import type { Schemas, PersonCall } from '../call'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import type { FieldError } from '../problems/problem'

type Photo = Schemas['ReportPhoto']

/**
 * Returns an error for duplicate photos, and for files that do not belong to the report.
 * @param reportId null for a new one, which has no files
 */
export async function findPhotoErrors(
  db: Db,
  photos: readonly Photo[],
  reportId: string | null,
): Promise<FieldError[]> {
  const named = photos.flatMap(({ attachment_id }) => attachment_id ?? [])
  const files =
    named.length === 0 || reportId === null
      ? []
      : await db
          .selectFrom('attachments')
          .select('id')
          .where('record_id', '=', reportId)
          .where('id', 'in', named)
          .execute()
  const fileIds = new Set(files.map(({ id }) => id))
  const ids = photos.map(({ id }) => id)
  return photos.flatMap(({ id, attachment_id }, at): FieldError[] => [
    ...(ids.indexOf(id) < at ? [{ pointer: `/photos/${at}/id`, code: 'duplicate' as const }] : []),
    ...(attachment_id !== null && !fileIds.has(attachment_id)
      ? [{ pointer: `/photos/${at}/attachment_id`, code: 'not_found' as const }]
      : []),
  ])
}

/** Copies photos and their files to another report. */
export async function copyPhotos(
  call: PersonCall,
  photos: readonly Photo[],
  to: { kind: Schemas['RecordKind']; id: string },
) {
  const { db, random, clock, person } = call
  const copies: Photo[] = []
  for (const photo of photos) {
    const file = await db
      .selectFrom('attachments')
      .select(['id', 'name', 'media_type', 'size', 'sha256'])
      .where('id', '=', photo.attachment_id ?? '')
      .executeTakeFirst()
    const content = file ? await readContent(call, file.id) : null
    if (!file || !content) continue
    const { id: _, ...head } = file
    const id = createId(random)
    const created = { created_at: clock().toISOString(), created_by: person.id }
    await db
      .insertInto('attachments')
      .values({ id, record_kind: to.kind, record_id: to.id, ...head, ...created })
      .execute()
    await storeContent(call, id, content)
    copies.push({ ...photo, id: createId(random), attachment_id: id })
  }
  return copies
}
