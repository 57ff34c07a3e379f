import type { Handler } from '../call'
import type { Work } from '../due-work/do-due-work'
import { setDue } from '../due-work/set-due'
import { mayComeIn } from '../people/session-person'
import { countFailure } from '../session/login-limit'
import { mailLink } from './password-links'

/** Only takes note, whoever it is: whether somebody has the address is looked up later, so that neither the answer nor its time tells. */
export const sendPassword: Handler<'sendPassword'> = async (call) => {
  const { db, body, address, clock } = call
  const email = body.email.toLowerCase()
  await countFailure(call, { email, address, act: 'password_link' })
  await setDue(db, 'password_link', email, clock())
}

/** Mails the link to who has that address and may come in. */
export const mailPasswordLink: Work = async (host, email) => {
  const person = await host.db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'language'])
    .where('email', '=', email)
    .where(mayComeIn())
    .executeTakeFirst()
  if (person) await mailLink(host, person, 'password_link')
}
