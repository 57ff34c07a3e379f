import type { Db } from '../db/tables'
import type { Handler } from '../call'
import { isAllowedToLogIn } from '../people/session-person'
import { Problem } from '../problems/problem'
import { isDemoLogin } from '../session/demo-people'
import { toMe } from '../session/me'
import { hashPassword } from '../session/passwords'
import { endSessions, createSession } from '../session/tokens'
import { setSessionCookies } from '../session/session-cookies'
import type { Clock } from '../app-context'
import { findPersonIdByLink } from './password-links'

/**
 * The hash is computed outside the transaction, because it is slow by design, and only for a valid
 * link.
 */
export const setPassword: Handler<'setPassword'> = async (call) => {
  const { db, body, clock, random, cookies, userAgent, inTransaction } = call
  if (await isDemoLogin(db, await findLinkHolder(db, clock, body.token)))
    throw Problem.invalid({ pointer: '/password', code: 'demo_person' })
  const password_hash = await hashPassword(body.password, random)
  const { person, pair } = await inTransaction(async (trx) => {
    const holder = await findLinkHolder(trx, clock, body.token)
    await trx.updateTable('people').set({ password_hash }).where('id', '=', holder.id).execute()
    await trx.deleteFrom('password_links').where('person_id', '=', holder.id).execute()
    await endSessions(trx, clock(), [holder.id])
    return { person: holder, pair: await createSession({ ...call, db: trx }, holder.id, userAgent) }
  })
  setSessionCookies(cookies, pair)
  return toMe(person)
}

/**
 * @throws Problem 422 if the link was used, expired or is unknown, or if the person may not log in
 */
async function findLinkHolder(db: Db, clock: Clock, token: string) {
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
