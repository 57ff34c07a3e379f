import type { Call, Handler } from '../call'
import { mayComeIn } from '../people/session-person'
import { Problem } from '../problems/problem'
import { countFailure, forgetFailures, refuseGuesser } from './login-limit'
import { asMe } from './me'
import { passwordFits } from './passwords'
import { setSessionCookies } from './session-cookies'
import { beginSession } from './tokens'

export const login: Handler<'login'> = async (call) => {
  const { body, address, cookies, passwordTurns, inTransaction } = call
  const attempt = { email: body.email.toLowerCase(), address }
  // Twice: who has failed too often takes no place among those who wait, and who failed while waiting is not heard.
  await refuseGuesser(call, attempt)
  const found = await passwordTurns.take(async () => {
    await refuseGuesser(call, attempt)
    const person = await personBehind(call, attempt.email)
    if (!person) await inTransaction((trx) => countFailure({ ...call, db: trx }, attempt))
    return person
  })
  if (!found) throw Problem.invalid({ pointer: '/password', code: 'bad_credentials' })
  const pair = await inTransaction(async (trx) => {
    await forgetFailures({ db: trx }, attempt)
    return beginSession({ ...call, db: trx }, found.id, call.userAgent)
  })
  setSessionCookies(cookies, pair)
  return asMe(found)
}

/**
 * The person with this e-mail and password. It takes as long where there is none, so that time tells nothing. It runs outside any
 * transaction, because it is slow on purpose.
 */
async function personBehind({ db, body, verifyPassword }: Call<'login'>, email: string) {
  const found = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role', 'terms_agreed_at', 'password_hash'])
    .where('email', '=', email)
    .where(mayComeIn())
    .executeTakeFirst()
  const fits = await passwordFits(body.password, found?.password_hash ?? null, verifyPassword)
  return fits ? found : undefined
}
