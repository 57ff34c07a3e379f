import type { Handler } from '../call'
import { Problem } from '../problems/problem'
import { findCurrentFamily } from '../session/session-cookies'
import { endSessions } from '../session/tokens'
import { revokeFamily } from '../session/refresh'

/** Browsers by User-Agent pattern; specific ones precede those that they also name. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const findName = (names: typeof BROWSERS, userAgent: string | null): string | null =>
  names.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null

/** Returns the name of the browser; null if unknown. */
export const getBrowserName = (userAgent: string | null): string | null =>
  findName(BROWSERS, userAgent)

/** Returns the name of the operating system; null if unknown. */
export const getSystemName = (userAgent: string | null): string | null =>
  findName(SYSTEMS, userAgent)

export const listOwnSessions: Handler<'listOwnSessions'> = async ({
  db,
  person,
  clock,
  cookies,
}) => {
  const current = await findCurrentFamily(db, cookies)
  const rows = await db
    .selectFrom('session_families')
    .innerJoin('refresh_tokens', 'refresh_tokens.family_id', 'session_families.id')
    .select(['session_families.id', 'session_families.created_at', 'session_families.user_agent'])
    .select((eb) => eb.fn.max('refresh_tokens.issued_at').as('seen_at'))
    .where('person_id', '=', person.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock().toISOString())
    .groupBy(['session_families.id', 'session_families.created_at', 'session_families.user_agent'])
    .orderBy('seen_at', 'desc')
    .orderBy('session_families.id')
    .execute()
  return {
    items: rows.map(({ id, created_at, seen_at, user_agent }) => ({
      id,
      began_at: created_at,
      seen_at,
      browser: getBrowserName(user_agent),
      system: getSystemName(user_agent),
      is_current: id === current,
    })),
  }
}

export const endOtherSessions: Handler<'endOtherSessions'> = async ({
  db,
  person,
  clock,
  cookies,
}) => {
  await endSessions(db, clock(), [person.id], await findCurrentFamily(db, cookies))
}

export const endOwnSession: Handler<'endOwnSession'> = async ({ db, person, clock, path }) => {
  const family = await db
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', path.id)
    .where('person_id', '=', person.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!family) throw new Problem('not_found')
  await revokeFamily(db, clock(), family.id)
}
