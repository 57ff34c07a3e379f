import type { Handler } from '../call'
import { Problem } from '../problems/problem'
import { findCurrentFamily } from '../session/current-family'
import { isDemoLogin } from '../session/demo-people'
import { endSessions } from '../session/end-sessions'
import { recordFailure, clearFailures, assertBelowAttemptLimit } from '../session/login-limit'
import { hashPassword, isPasswordCorrect } from '../session/passwords'

/** Who sits at somebody else's screen guesses no better here than at the login, and is counted the same. */
export const changePassword: Handler<'changePassword'> = async (call) => {
  const {
    db,
    person,
    body,
    clock,
    random,
    cookies,
    address,
    verifyPassword,
    passwordLimiter,
    inTransaction,
  } = call
  const attempt = { email: person.email, address }
  await assertBelowAttemptLimit(call, attempt)
  const fits = await passwordLimiter.take(async () => {
    const { password_hash } = await db
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    return isPasswordCorrect(body.current_password, password_hash, verifyPassword)
  })
  if (!fits) {
    await inTransaction((trx) => recordFailure({ ...call, db: trx }, attempt))
    throw Problem.invalid({ pointer: '/current_password', code: 'wrong_password' })
  }
  if (await isDemoLogin(db, person))
    throw Problem.invalid({ pointer: '/password', code: 'demo_person' })
  const password_hash = await hashPassword(body.password, random)
  await inTransaction(async (trx) => {
    await clearFailures({ db: trx }, attempt)
    await trx.updateTable('people').set({ password_hash }).where('id', '=', person.id).execute()
    await trx.deleteFrom('password_links').where('person_id', '=', person.id).execute()
    await endSessions(trx, clock(), [person.id], await findCurrentFamily(trx, cookies))
  })
}
