import type { Db } from '../db/tables'
import { createToken, sha256 } from '../identifiers'
import type { MailKey } from '../mails/format-mail'
import { queueMail, type Addressee, type MailHost } from '../mails/queue-mail'

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
      hash: await sha256(token),
      person_id: person.id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LINK_LIFETIME_MS).toISOString(),
    })
    .execute()
  await queueMail(host, person, key, { ...values, link: `/set-password?token=${token}` })
}

/** Returns the owner of a valid link. */
export async function findPersonIdByLink(db: Db, now: Date, token: string): Promise<string | null> {
  const link = await db
    .selectFrom('password_links')
    .select('person_id')
    .where('hash', '=', await sha256(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return link?.person_id ?? null
}
