import type { Db } from '../db/tables'
import { sha256 } from '../identifiers'
import type { CookieExchange } from './cookies'
import { ACCESS_COOKIE } from './session-cookies'

/** Returns the session of the call. */
export async function findCurrentFamily(db: Db, cookies: CookieExchange): Promise<string | null> {
  const token = cookies.received.get(ACCESS_COOKIE)
  if (token === undefined) return null
  const found = await db
    .selectFrom('access_tokens')
    .select('family_id')
    .where('hash', '=', await sha256(token))
    .executeTakeFirst()
  return found?.family_id ?? null
}
