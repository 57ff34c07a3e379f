import type { Db } from '../db/tables'

/**
 * Ends all sessions of people.
 * @param but the session to keep
 */
export async function endSessions(
  db: Db,
  now: Date,
  personIds: readonly string[],
  but: string | null = null,
): Promise<void> {
  if (personIds.length === 0) return
  const families = await db
    .selectFrom('session_families')
    .select('id')
    .where('person_id', 'in', personIds)
    .where('revoked_at', 'is', null)
    .where('id', '!=', but ?? '')
    .execute()
  const ids = families.map(({ id }) => id)
  if (ids.length === 0) return
  await db
    .updateTable('session_families')
    .set({ revoked_at: now.toISOString() })
    .where('id', 'in', ids)
    .execute()
  await db.deleteFrom('access_tokens').where('family_id', 'in', ids).execute()
}
