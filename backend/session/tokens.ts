import type { Person } from '../call'
import type { Db } from '../db/tables'
import { createId, createToken, hashToken } from '../identifiers'
import { isAllowedToLogIn, PERSON_COLUMNS, addCountries } from '../people/session-person'
import type { AppContext } from '../app-context'
import { MINUTE_MS, DAY_MS } from '@domain/calendar'

const ACCESS_LIFETIME_MS = 15 * MINUTE_MS
/** Maximum lifetime of a session, however often it is refreshed. */
export const FAMILY_LIFETIME_MS = 30 * DAY_MS

/** The secrets of the two cookies; only their hashes are stored. */
export type TokenPair = { access: string; refresh: string }

type TokenHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }

/**
 * Starts a session: the family of tokens of one login. Deletes the person's expired sessions. The
 * first one creates the key of the person's drafts.
 * @param browser shown to the person to recognize the session
 */
export async function createSession(
  { db, clock, random }: TokenHost,
  personId: string,
  browser: { userAgent: string | null; address: string } | null = null,
): Promise<TokenPair> {
  const now = clock()
  await db
    .deleteFrom('session_families')
    .where('person_id', '=', personId)
    .where('expires_at', '<', now.toISOString())
    .execute()
  const familyId = createId(random)
  await db
    .insertInto('session_families')
    .values({
      id: familyId,
      person_id: personId,
      user_agent: browser?.userAgent?.slice(0, 300) ?? null,
      address: browser?.address ?? null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + FAMILY_LIFETIME_MS).toISOString(),
    })
    .execute()
  await db
    .insertInto('draft_keys')
    .values({ person_id: personId, key: createToken(random) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return issueTokens({ db, clock, random }, familyId, null)
}

/** Issues a new pair in a family. */
export async function issueTokens(
  { db, clock, random }: TokenHost,
  familyId: string,
  parentHash: string | null,
): Promise<TokenPair> {
  const now = clock()
  const pair = { access: createToken(random), refresh: createToken(random) }
  await db
    .deleteFrom('access_tokens')
    .where('family_id', '=', familyId)
    .where('expires_at', '<', now.toISOString())
    .execute()
  await db
    .insertInto('access_tokens')
    .values({
      hash: hashToken(pair.access),
      family_id: familyId,
      expires_at: new Date(now.getTime() + ACCESS_LIFETIME_MS).toISOString(),
    })
    .execute()
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: hashToken(pair.refresh),
      family_id: familyId,
      parent_hash: parentHash,
      issued_at: now.toISOString(),
    })
    .execute()
  return pair
}

/**
 * Returns the person of an access token; null if it is unknown, expired or revoked. One indexed
 * lookup, and another for a country manager.
 */
export async function findPersonByToken(db: Db, now: Date, token: string): Promise<Person | null> {
  const moment = now.toISOString()
  const found = await db
    .selectFrom('access_tokens')
    .innerJoin('session_families', 'session_families.id', 'access_tokens.family_id')
    .innerJoin('people', 'people.id', 'session_families.person_id')
    .select(PERSON_COLUMNS)
    .where('access_tokens.hash', '=', hashToken(token))
    .where('access_tokens.expires_at', '>', moment)
    .where('session_families.revoked_at', 'is', null)
    .where('session_families.expires_at', '>', moment)
    .where(isAllowedToLogIn())
    .executeTakeFirst()
  return found ? addCountries(db, found) : null
}

/**
 * Ends all sessions of people.
 * @param exceptId the session to keep
 */
export async function endSessions(
  db: Db,
  now: Date,
  personIds: readonly string[],
  exceptId: string | null = null,
): Promise<void> {
  if (personIds.length === 0) return
  const families = await db
    .selectFrom('session_families')
    .select('id')
    .where('person_id', 'in', personIds)
    .where('revoked_at', 'is', null)
    .where('id', '!=', exceptId ?? '')
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
