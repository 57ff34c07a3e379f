import type { Db } from '../db/tables'
import { createToken, hashToken } from '../identifiers'
import type { MailedPasswordLink } from '../db/tables/people'
import { queueMail, type Addressee, type MailHost, type MailKey } from '../mails/mails'
import type { Handler } from '../call'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'
import { findPersonByEmail, mailClosedAccount } from './account-mails'
import { recordFailure } from '../session/login-limit'
import { HOUR_MS } from '@domain/calendar'

type LinkMailKey = Extract<MailKey, 'password_link' | 'invited' | 'company_verified'>

/** Lifetime of a link in milliseconds. Its reader waits for a new password only. */
const LIFETIME_MS: Readonly<Record<LinkMailKey, number>> = {
  password_link: HOUR_MS,
  invited: 7 * 24 * HOUR_MS,
  company_verified: 7 * 24 * HOUR_MS,
}

type LinkMail = {
  values?: Record<string, string>
  sender?: MailedPasswordLink['sender']
}

/** Mails a link to set a password; only its hash is stored. */
export async function mailPasswordLinkTo(
  host: MailHost,
  person: Addressee & { id: string },
  key: LinkMailKey,
  { values = {}, sender = null }: LinkMail = {},
): Promise<void> {
  const { db, clock, random } = host
  const now = clock()
  const token = createToken(random)
  const expires_at = new Date(now.getTime() + LIFETIME_MS[key]).toISOString()
  await db.deleteFrom('password_links').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('password_links')
    .values({
      hash: hashToken(token),
      person_id: person.id,
      created_at: now.toISOString(),
      expires_at,
    })
    .execute()
  await queueMail(host, person, key, {
    values,
    // An expired link tells no language, so the page reads it from the address.
    link: `/set-password?token=${token}&language=${person.language}`,
    passwordLink: { expires_at, sender },
  })
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

/** Mails the link to the person with that address, or why there is none. */
export const mailPasswordLink: Job = async (host, email) => {
  const person = await findPersonByEmail(host.db, email)
  if (person && !(await mailClosedAccount(host, person)))
    await mailPasswordLinkTo(host, person, 'password_link')
}
