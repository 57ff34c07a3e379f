import type { Call, Handler, Handlers, Person, Schemas } from '../call'
import { recordLogin } from '../logins/record-login'
import { listDemoMails } from '../mails/mails'
import { sendPassword, findPersonIdByLink } from '../passwords/password-links'
import { hashToken } from '../identifiers'
import { isAllowedToLogIn, isBlocked } from '../people/session-person'
import { Problem } from '../problems/problem'
import { listDemoPeople, isDemoLogin } from './demo-people'
import { refreshSession, revokeFamily } from './refresh'
import { ACCESS_COOKIE, clearSessionCookies, REFRESH_COOKIE } from './cookies'
import { findKnownDevice } from './known-devices'
import { startSession } from './start-session'
import { assertBelowAttemptLimit, clearFailures, recordFailure } from './login-limit'
import { isPasswordCorrect, hashPassword } from './passwords'
import { endSessions } from './tokens'
import type { Db } from '../db/tables'
import type { Clock } from '../app-context'
import { PRIVACY_POLICY_DAY } from '@domain/privacy-policy'

const login: Handler<'login'> = async (call) => {
  const { db, body, address, inTransaction } = call
  const email = body.email.toLowerCase()
  const record = (outcome: 'blocked' | 'slowed_down') =>
    inTransaction((trx) => recordLogin({ ...call, db: trx }, email, outcome))
  const known = await findKnownDevice(call, email)
  const attempt = { email, address, known }
  const found = await checkPassword(call, attempt).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'too_many_attempts') await record('slowed_down')
    throw error
  })
  if (!found) throw Problem.invalid({ pointer: '/password', code: 'bad_credentials' })
  if (found.isBlocked) {
    await record('blocked')
    throw Problem.invalid({ pointer: '/email', code: 'account_blocked' })
  }
  const setCookies = await inTransaction(async (trx) => {
    await clearFailures({ db: trx }, attempt)
    return startSession(call, trx, found)
  })
  setCookies()
  return toMe(db, found)
}

/**
 * Waits in the queue and verifies the person. A wrong password is counted and recorded.
 * @throws Problem 429 if the account or address has to wait
 */
async function checkPassword(
  call: Call<'login'>,
  attempt: { email: string; address: string; known: string | null },
) {
  // Checked again after waiting: blocked callers take no place in the queue, and those who failed
  // while waiting are refused.
  await assertBelowAttemptLimit(call, attempt)
  return call.passwordLimiter.run(async () => {
    await assertBelowAttemptLimit(call, attempt)
    const person = await verifyPerson(call, attempt.email)
    if (!person)
      await call.inTransaction(async (trx) => {
        await recordFailure({ ...call, db: trx }, attempt)
        await recordLogin({ ...call, db: trx }, attempt.email, 'wrong_password')
      })
    return person
  }, attempt.known !== null)
}

/**
 * Returns the person with this email and password, who may be blocked. A member of a company that
 * is not verified yet counts as unknown. An unknown email takes as long, so that time reveals
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
  const isCorrect = await isPasswordCorrect(
    body.password,
    found?.password_hash ?? null,
    verifyPassword,
  )
  return isCorrect && found ? { ...found, isBlocked: found.is_blocked === 1 } : undefined
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
      .where('hash', '=', hashToken(token))
      .executeTakeFirst()
    if (found) await revokeFamily(db, clock(), found.family_id)
  }
  clearSessionCookies(cookies)
}

const getMe: Handler<'getMe'> = async ({ db, person }) => toMe(db, person)

/** Stores the first agreement to the current policy. */
const agreeWithTerms: Handler<'agreeWithTerms'> = async ({ db, person, clock }) => {
  await db
    .updateTable('people')
    .set({ terms_agreed_at: clock().toISOString() })
    .where('id', '=', person.id)
    .where((eb) =>
      eb.or([eb('terms_agreed_at', 'is', null), eb('terms_agreed_at', '<', PRIVACY_POLICY_DAY)]),
    )
    .execute()
}

/**
 * The hash is computed outside the transaction, because it is slow by design, and only for a valid
 * link.
 */
const setPassword: Handler<'setPassword'> = async (call) => {
  const { db, body, clock, random, inTransaction } = call
  if (await isDemoLogin(db, await requireLinkHolder(db, clock, body.token)))
    throw Problem.invalid({ pointer: '/password', code: 'demo_person' })
  const password_hash = await hashPassword(body.password, random)
  const { person, setCookies } = await inTransaction(async (trx) => {
    const holder = await requireLinkHolder(trx, clock, body.token)
    await trx.updateTable('people').set({ password_hash }).where('id', '=', holder.id).execute()
    await trx.deleteFrom('password_links').where('person_id', '=', holder.id).execute()
    await endSessions(trx, clock(), [holder.id])
    return { person: holder, setCookies: await startSession(call, trx, holder) }
  })
  setCookies()
  return toMe(db, person)
}

const checkPasswordLink: Handler<'checkPasswordLink'> = async ({ db, body, clock }) => {
  const { language } = await requireLinkHolder(db, clock, body.token)
  return { language }
}

/**
 * Returns the person whom a password link was sent to.
 * @throws Problem 422 if the link was used, expired or is unknown, or if the person may not log in
 */
async function requireLinkHolder(db: Db, clock: Clock, token: string) {
  const id = await findPersonIdByLink(db, clock(), token)
  const person =
    id === null
      ? undefined
      : await db
          .selectFrom('people')
          .selectAll()
          .where('id', '=', id)
          .where(isAllowedToLogIn())
          .executeTakeFirst()
  if (!person) throw Problem.invalid({ pointer: '/token', code: 'link_expired' })
  return person
}

/** Presents the person of a session. */
async function toMe(
  db: Db,
  {
    id,
    name,
    email,
    role,
    terms_agreed_at,
  }: Pick<Person, 'id' | 'name' | 'email' | 'role' | 'terms_agreed_at'>,
): Promise<Schemas['Me']> {
  const { key, language } = await db
    .selectFrom('draft_keys')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['key', 'language'])
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    name,
    email,
    role,
    language,
    is_terms_agreed: terms_agreed_at !== null && terms_agreed_at >= PRIVACY_POLICY_DAY,
    draft_key: key,
  }
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
  checkPasswordLink,
  listDemoMails,
} satisfies Partial<Handlers>
