import { parse, serialize } from 'hono/utils/cookie'
import type { Db } from '../db/tables'
import { hashToken } from '../identifiers'
import { FAMILY_LIFETIME_MS, type TokenPair } from './tokens'
import { DAY_MS } from '@domain/calendar'

/** Cookies of one call: those received and those to set. */
export type CookieExchange = {
  readonly received: ReadonlyMap<string, string>
  set(name: string, value: string, options: { path: string; maxAge: number }): void
}

/** @param isSecure true if the browser used https; otherwise it would drop Secure cookies */
export function createCookieExchange(
  header: string | null,
  isSecure: boolean,
  answers: string[],
): CookieExchange {
  return {
    received: new Map(Object.entries(parse(header ?? ''))),
    set(name, value, options) {
      answers.push(
        serialize(name, value, {
          ...options,
          httpOnly: true,
          secure: isSecure,
          sameSite: 'Strict',
        }),
      )
    },
  }
}

export const ACCESS_COOKIE = 'access'
export const REFRESH_COOKIE = 'refresh'

/** Identifies a browser that has logged in before. */
export const DEVICE_COOKIE = 'device'
/** Milliseconds after its last login for which a device is known. */
export const DEVICE_LIFETIME_MS = 365 * DAY_MS
const DEVICE_PATH = '/api/login/'

/** The refresh cookie is sent only to the two calls that need it. */
const REFRESH_PATH = '/api/refresh/'
const ACCESS_PATH = '/api/'

/**
 * Sets both cookies for the time of the session. An expired access token gives no rights, but names
 * the session that a new login in this browser ends.
 */
export function setSessionCookies(cookies: CookieExchange, pair: TokenPair): void {
  const maxAge = FAMILY_LIFETIME_MS / 1000
  cookies.set(ACCESS_COOKIE, pair.access, { path: ACCESS_PATH, maxAge })
  cookies.set(REFRESH_COOKIE, pair.refresh, { path: REFRESH_PATH, maxAge })
}

export function setDeviceCookie(cookies: CookieExchange, token: string): void {
  cookies.set(DEVICE_COOKIE, token, { path: DEVICE_PATH, maxAge: DEVICE_LIFETIME_MS / 1000 })
}

export function clearSessionCookies(cookies: CookieExchange): void {
  cookies.set(ACCESS_COOKIE, '', { path: ACCESS_PATH, maxAge: 0 })
  cookies.set(REFRESH_COOKIE, '', { path: REFRESH_PATH, maxAge: 0 })
}

/** Returns the session of the call. */
export async function findCurrentFamily(db: Db, cookies: CookieExchange): Promise<string | null> {
  const token = cookies.received.get(ACCESS_COOKIE)
  if (token === undefined) return null
  const found = await db
    .selectFrom('access_tokens')
    .select('family_id')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst()
  return found?.family_id ?? null
}
