import type { Handler } from '../call'
import { sha256 } from '../identifiers'
import { revokeFamily } from './refresh'
import { ACCESS_COOKIE, clearSessionCookies, REFRESH_COOKIE } from './session-cookies'

/** Ends the session that either cookie belongs to, since the access cookie may have expired meanwhile. */
export const logout: Handler<'logout'> = async ({ db, clock, cookies }) => {
  for (const [cookie, table] of [
    [REFRESH_COOKIE, 'refresh_tokens'],
    [ACCESS_COOKIE, 'access_tokens'],
  ] as const) {
    const token = cookies.received.get(cookie)
    if (!token) continue
    const found = await db
      .selectFrom(table)
      .select('family_id')
      .where('hash', '=', await sha256(token))
      .executeTakeFirst()
    if (found) await revokeFamily(db, clock(), found.family_id)
  }
  clearSessionCookies(cookies)
}
