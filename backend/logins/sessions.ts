import type { Call, Schemas } from '../call'
import type { Db } from '../db/tables'
import { Problem } from '../problems/problem'
import { findCurrentFamily } from '../session/cookies'
import { revokeFamily } from '../session/refresh'
import { getBrowserName, getSystemName } from '../session/user-agent'

/** Returns a person's active sessions, the last used first. */
export async function listSessions(
  { db, clock, cookies }: Pick<Call<'listOwnSessions'>, 'db' | 'clock' | 'cookies'>,
  personId: string,
): Promise<Schemas['OwnSession'][]> {
  const current = await findCurrentFamily(db, cookies)
  const rows = await db
    .selectFrom('session_families')
    .innerJoin('refresh_tokens', 'refresh_tokens.family_id', 'session_families.id')
    .select([
      'session_families.id',
      'session_families.created_at',
      'session_families.user_agent',
      'session_families.address',
    ])
    .select((eb) => eb.fn.max('refresh_tokens.issued_at').as('seen_at'))
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock().toISOString())
    .groupBy([
      'session_families.id',
      'session_families.created_at',
      'session_families.user_agent',
      'session_families.address',
    ])
    .orderBy('seen_at', 'desc')
    .orderBy('session_families.id')
    .execute()
  return rows.map(({ id, created_at, seen_at, user_agent, address }) => ({
    id,
    began_at: created_at,
    seen_at,
    address,
    browser: getBrowserName(user_agent),
    system: getSystemName(user_agent),
    is_current: id === current,
  }))
}

/**
 * Ends a session of a person.
 * @throws Problem 404 unless it is an open session of the person
 */
export async function endSession(
  db: Db,
  now: Date,
  { id, personId }: { id: string; personId: string },
): Promise<void> {
  const family = await db
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!family) throw new Problem('not_found')
  await revokeFamily(db, now, family.id)
}
