import type { Handler } from '../call'
import type { Db } from '../db/tables'
import { hashToken } from '../identifiers'
import { Problem } from '../problems/problem'
import { isAllowedToLogIn } from '../people/session-person'
import type { AppContext } from '../app-context'
import { REFRESH_COOKIE, setSessionCookies } from './cookies'
import { issueTokens, type TokenPair } from './tokens'

/**
 * Milliseconds in which a used refresh token may be reused: a response was lost, which a browser
 * notices after a minute, or two tabs without locks refreshed at once.
 */
const GRACE_MS = 120_000

export const refreshSession: Handler<'refreshSession'> = async (call) => {
  const token = call.cookies.received.get(REFRESH_COOKIE)
  const pair = token ? await call.inTransaction((db) => rotateTokens({ ...call, db }, token)) : null
  if (!pair) throw new Problem('unauthenticated')
  setSessionCookies(call.cookies, pair)
}

/**
 * Exchanges a refresh token for a new pair. If one token was exchanged several times, only the
 * first used of its successors stays valid. Reuse of another, or after the grace period, proves
 * that two parties hold the session, and ends it.
 * @returns null if the session has ended
 */
export async function rotateTokens(
  { db, clock, random }: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  token: string,
): Promise<TokenPair | null> {
  const now = clock()
  const hash = hashToken(token)
  const found = await db
    .selectFrom('refresh_tokens')
    .innerJoin('session_families', 'session_families.id', 'refresh_tokens.family_id')
    .innerJoin('people', 'people.id', 'session_families.person_id')
    .select(['refresh_tokens.family_id', 'refresh_tokens.parent_hash', 'refresh_tokens.used_at'])
    .where('refresh_tokens.hash', '=', hash)
    .where('session_families.revoked_at', 'is', null)
    .where('session_families.expires_at', '>', now.toISOString())
    .where(isAllowedToLogIn())
    .executeTakeFirst()
  if (!found) return null
  const isReused = found.used_at !== null
  const isLate = found.used_at !== null && now.getTime() - Date.parse(found.used_at) > GRACE_MS
  // A reused token: another successor was used. A new token: a sibling of it was.
  const isOvertaken = isReused
    ? await hasUsedChild(db, hash)
    : await hasUsedChild(db, found.parent_hash)
  if (isLate || isOvertaken) {
    await revokeFamily(db, now, found.family_id)
    return null
  }
  if (!isReused)
    await db
      .updateTable('refresh_tokens')
      .set({ used_at: now.toISOString() })
      .where('hash', '=', hash)
      .execute()
  return issueTokens({ db, clock, random }, found.family_id, hash)
}

async function hasUsedChild(db: Db, hash: string | null): Promise<boolean> {
  if (hash === null) return false
  const child = await db
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('parent_hash', '=', hash)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return child !== undefined
}

/** Ends a session: its access and refresh tokens become invalid. */
export async function revokeFamily(db: Db, now: Date, familyId: string): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', familyId)
    .execute()
  await db.deleteFrom('access_tokens').where('family_id', '=', familyId).execute()
}
