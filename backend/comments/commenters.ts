import type { Db, Row } from '../db/tables'

/** Returns the active people who commented on a record. */
export function findCommenters(
  db: Db,
  recordId: string,
): Promise<Pick<Row<'people'>, 'id' | 'role'>[]> {
  return db
    .selectFrom('people')
    .select(['id', 'role'])
    .where('is_active', '=', 1)
    .where(
      'id',
      'in',
      db.selectFrom('comments').select('created_by').where('record_id', '=', recordId),
    )
    .execute()
}
