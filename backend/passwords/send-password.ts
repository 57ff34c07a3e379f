import type { Handler } from '../call'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'
import { isAllowedToLogIn } from '../people/session-person'
import { recordFailure } from '../session/login-limit'
import { mailPasswordLinkTo } from './password-links'

/**
 * Queues the request for any address and looks it up later, so that neither the response nor its
 * time reveals an account.
 */
export const sendPassword: Handler<'sendPassword'> = async (call) => {
  const { db, body, address, clock } = call
  const email = body.email.toLowerCase()
  await recordFailure(call, { email, address, kind: 'password_link' })
  await scheduleJob(db, 'password_link', email, clock())
}

/** Mails the link to the person with that address, if allowed to log in. */
export const mailPasswordLink: Job = async (host, email) => {
  const person = await host.db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'language'])
    .where('email', '=', email)
    .where(isAllowedToLogIn())
    .executeTakeFirst()
  if (person) await mailPasswordLinkTo(host, person, 'password_link')
}
