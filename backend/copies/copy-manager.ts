import type { Person } from '../call'
import type { Db } from '../db/tables'
import { createNote, type CopyNote } from './copy-lines'

/**
 * Returns the person in charge of a copy: the user, if in that role, else the source's. Null, with
 * a note, if that person has another role now or can't log in any more.
 */
export async function findCopyManager(
  db: Db,
  user: Person,
  role: 'sale_manager' | 'purchase_manager',
  sourceManagerId: string | null,
): Promise<{ id: string | null; notes: CopyNote[] }> {
  if (user.role === role) return { id: user.id, notes: [] }
  if (sourceManagerId === null) return { id: null, notes: [] }
  const manager = await db
    .selectFrom('people')
    .select(['id', 'name', 'role', 'is_active'])
    .where('id', '=', sourceManagerId)
    .executeTakeFirst()
  return manager?.role === role && manager.is_active === 1
    ? { id: manager.id, notes: [] }
    : { id: null, notes: [createNote('manager_left', { name: manager?.name ?? null })] }
}
