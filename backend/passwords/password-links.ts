import type { Db } from '../db/tables'
import { createToken, hashToken } from '../identifiers'
import { type MailKey, queueMail, type Addressee, type MailHost } from '../mails/mails'
import type { Handler } from '../call'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'
import { isAllowedToLogIn } from '../people/session-person'
import { recordFailure } from '../session/login-limit'

/** Lifetime of a password link in milliseconds. */
export const LINK_LIFETIME_MS = 60 * 60 * 1000

/** Mails a link to set a password; only its hash is stored. */
export async function mailPasswordLinkTo(
  host: MailHost,
  person: Addressee & { id: string },
  key: MailKey,
  values: Record<string, string> = {},
): Promise<void> {
  const { db, clock, random } = host
  const now = clock()
  const token = createToken(random)
  await db.deleteFrom('password_links').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('password_links')
    .values({
      hash: hashToken(token),
      person_id: person.id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LINK_LIFETIME_MS).toISOString(),
    })
    .execute()
  await queueMail(host, person, key, { values, link: `/set-password?token=${token}` })
}

/** Returns the owner of a valid link. */
export async function findPersonIdByLink(db: Db, now: Date, token: string): Promise<string | null> {
  const link = await db
    .selectFrom('password_links')
    .select('person_id')
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return link?.person_id ?? null
}

/**
 * Queues the request for any address and looks it up later, so that neither the response nor its
 * time reveals an account.
 */
export const sendPassword: Handler<'sendPassword'> = async (call) => {
  const { body, address, clock } = call
  const email = body.email.toLowerCase()
  await recordFailure(call, { email, address, kind: 'password_link' })
  await scheduleJob(call, 'password_link', email, clock())
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
