import type { Handler } from '../call'
import { inTransaction } from '../db/transaction'
import { Problem } from '../problems/problem'
import { countAttempt, forgetFailures } from './login-limit'
import { asMe } from './me'
import { passwordFits } from './passwords'
import { setSessionCookies } from './session-cookies'
import { beginSession } from './tokens'

export const login: Handler<'login'> = async (call) => {
  const { db, dialect, body, address, cookies } = call
  const attempt = { email: body.email.toLowerCase(), address }
  await inTransaction(db, dialect, (trx) => countAttempt({ ...call, db: trx }, attempt))
  const found = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role', 'terms_agreed_at', 'password_hash'])
    .where('email', '=', attempt.email)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  // Verified outside any transaction: it takes long on purpose, and others have work to do.
  const fits = await passwordFits(body.password, found?.password_hash ?? null)
  if (!found || !fits) throw Problem.invalid({ pointer: '/password', code: 'bad_credentials' })
  const pair = await inTransaction(db, dialect, async (trx) => {
    await forgetFailures({ db: trx }, attempt)
    return beginSession({ ...call, db: trx }, found.id)
  })
  setSessionCookies(cookies, pair)
  return asMe(found)
}
