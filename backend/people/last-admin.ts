import type { Db, Row } from '../db/tables'

/** Whether nobody but this person could come in as an admin; whoever has no password yet can't. */
export async function isLastAdmin(
  db: Db,
  { id, role, is_active }: Pick<Row<'people'>, 'id' | 'role' | 'is_active'>,
): Promise<boolean> {
  if (role !== 'admin' || is_active !== 1) return false
  const other = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .where('password_hash', 'is not', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other === undefined
}
