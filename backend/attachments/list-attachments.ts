import type { components } from '@/shared/api/generated/schema'
import type { Person } from '../call'
import type { Db } from '../db/tables'
import { canRemoveAttachment } from './can-remove-attachment'

type Attachment = components['schemas']['Attachment']

/**
 * Returns a record's attachments, newest first, with the caller's permissions for each.
 * @param kept ids of files that can’t be removed
 */
export async function listAttachments(
  db: Db,
  person: Person,
  recordId: string,
  kept: readonly string[] = [],
): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('people', 'people.id', 'attachments.created_by')
    .select([
      'attachments.id',
      'attachments.name',
      'media_type',
      'size',
      'sha256',
      'attachments.created_at',
      'attachments.created_by',
    ])
    .select('people.name as creator')
    .where('record_id', '=', recordId)
    .orderBy('attachments.created_at', 'desc')
    .orderBy('attachments.id')
    .execute()
  return rows.map(({ creator, created_by, ...file }) => ({
    ...file,
    created_by: { id: created_by, name: creator },
    can_remove: !kept.includes(file.id) && canRemoveAttachment(person, created_by),
  }))
}
