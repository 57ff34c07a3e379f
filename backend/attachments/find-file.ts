import type { Db } from '../db/tables'

/** Returns a file of a record; undefined if the record has no such file. */
export const findFile = (
  db: Db,
  recordId: string,
  fileId: string,
): Promise<{ id: string; name: string } | undefined> =>
  db
    .selectFrom('attachments')
    .select(['id', 'name'])
    .where('record_id', '=', recordId)
    .where('id', '=', fileId)
    .executeTakeFirst()
