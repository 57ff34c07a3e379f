import type { Call, Person } from '../call'
import type { Db } from '../db/tables'
import { recordLogin } from '../logins/record-login'
import { findCurrentFamily, setSessionCookies } from './cookies'
import { rememberDevice } from './known-devices'
import { revokeFamily } from './refresh'
import { createSession } from './tokens'

/**
 * Starts a session in a browser, ends the one that it had, and remembers the device and the login.
 * @returns a function that sets the cookies, once the transaction is committed
 */
export async function startSession(
  call: Pick<
    Call<'login' | 'setPassword'>,
    'clock' | 'random' | 'cookies' | 'userAgent' | 'address'
  >,
  db: Db,
  { id: personId, email }: Pick<Person, 'id' | 'email'>,
): Promise<() => void> {
  const previous = await findCurrentFamily(db, call.cookies)
  if (previous !== null) await revokeFamily(db, call.clock(), previous)
  const pair = await createSession({ ...call, db }, personId, call)
  await recordLogin({ ...call, db }, email, 'succeeded')
  const setDevice = await rememberDevice({ ...call, db }, personId)
  return () => {
    setSessionCookies(call.cookies, pair)
    setDevice()
  }
}
