import type { Db, Row } from '../db/tables'

/** True if no one else could log in as an admin; people without a password can't. */
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
