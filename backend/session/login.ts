import type { Call, Handler } from '../call'
import { isAllowedToLogIn } from '../people/session-person'
import { Problem } from '../problems/problem'
import { recordFailure, clearFailures, assertBelowAttemptLimit } from './login-limit'
import { toMe } from './me'
import { isPasswordCorrect } from './passwords'
import { setSessionCookies } from './session-cookies'
import { createSession } from './tokens'

export const login: Handler<'login'> = async (call) => {
  const { body, address, cookies, passwordLimiter, inTransaction } = call
  const attempt = { email: body.email.toLowerCase(), address }
  // Twice: who has failed too often takes no place among those who wait, and who failed while waiting is not heard.
  await assertBelowAttemptLimit(call, attempt)
  const found = await passwordLimiter.take(async () => {
    await assertBelowAttemptLimit(call, attempt)
    const person = await verifyPerson(call, attempt.email)
    if (!person) await inTransaction((trx) => recordFailure({ ...call, db: trx }, attempt))
    return person
  })
  if (!found) throw Problem.invalid({ pointer: '/password', code: 'bad_credentials' })
  const pair = await inTransaction(async (trx) => {
    await clearFailures({ db: trx }, attempt)
    return createSession({ ...call, db: trx }, found.id, call.userAgent)
  })
  setSessionCookies(cookies, pair)
  return toMe(found)
}

/**
 * The person with this e-mail and password. It takes as long where there is none, so that time tells nothing. It runs outside any
 * transaction, because it is slow on purpose.
 */
async function verifyPerson({ db, body, verifyPassword }: Call<'login'>, email: string) {
  const found = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role', 'terms_agreed_at', 'password_hash'])
    .where('email', '=', email)
    .where(isAllowedToLogIn())
    .executeTakeFirst()
  const fits = await isPasswordCorrect(body.password, found?.password_hash ?? null, verifyPassword)
  return fits ? found : undefined
}
