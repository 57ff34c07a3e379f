import type { Call, Handler, Handlers } from '../call'
import { listOutbox } from '../mails/list-outbox'
import { sendPassword } from '../passwords/password-links'
import { setPassword } from '../passwords/set-password'
import { sha256 } from '../identifiers'
import { isAllowedToLogIn, isBlocked } from '../people/session-person'
import { Problem } from '../problems/problem'
import { listDemoPeople } from './demo-people'
import { agreeWithTerms, getMe, toMe } from './me'
import { refreshSession, revokeFamily } from './refresh'
import {
  ACCESS_COOKIE,
  clearSessionCookies,
  REFRESH_COOKIE,
  setSessionCookies,
} from './session-cookies'
import { assertBelowAttemptLimit, clearFailures, recordFailure } from './login-limit'
import { isPasswordCorrect } from './passwords'
import { createSession } from './tokens'

const login: Handler<'login'> = async (call) => {
  const { body, address, cookies, passwordLimiter, inTransaction } = call
  const attempt = { email: body.email.toLowerCase(), address }
  // Checked again after waiting: blocked callers take no place in the queue, and those who failed
  // while waiting are rejected.
  await assertBelowAttemptLimit(call, attempt)
  const found = await passwordLimiter.take(async () => {
    await assertBelowAttemptLimit(call, attempt)
    const person = await verifyPerson(call, attempt.email)
    if (!person) await inTransaction((trx) => recordFailure({ ...call, db: trx }, attempt))
    return person
  })
  if (!found) throw Problem.invalid({ pointer: '/password', code: 'bad_credentials' })
  if (found.isBlocked) throw Problem.invalid({ pointer: '/email', code: 'account_blocked' })
  const pair = await inTransaction(async (trx) => {
    await clearFailures({ db: trx }, attempt)
    return createSession({ ...call, db: trx }, found.id, call.userAgent)
  })
  setSessionCookies(cookies, pair)
  return toMe(found)
}

/**
 * Returns the person with this e-mail and password, who may be blocked. A member of a company that
 * is not verified yet counts as unknown. An unknown e-mail takes as long, so that time reveals
 * nothing. Runs outside any transaction, because it is slow by design.
 */
async function verifyPerson({ db, body, verifyPassword }: Call<'login'>, email: string) {
  const found = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role', 'terms_agreed_at', 'password_hash'])
    .select((eb) => eb.case().when(isBlocked()).then(1).else(0).end().as('is_blocked'))
    .where('email', '=', email)
    .where((eb) => eb.or([isAllowedToLogIn(), isBlocked()]))
    .executeTakeFirst()
  const fits = await isPasswordCorrect(body.password, found?.password_hash ?? null, verifyPassword)
  return fits && found ? { ...found, isBlocked: found.is_blocked === 1 } : undefined
}

/** Ends the session of either cookie, because the access cookie may have expired. */
const logout: Handler<'logout'> = async ({ db, clock, cookies }) => {
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

export const sessionHandlers = {
  login,
  refreshSession,
  logout,
  agreeWithTerms,
  getMe,
  listDemoPeople,
  sendPassword,
  setPassword,
  listOutbox,
} satisfies Partial<Handlers>
