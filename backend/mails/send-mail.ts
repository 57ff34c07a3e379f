import type { Work } from '../due-work/do-due-work'
import { setDue } from '../due-work/set-due'
import { isDemo } from '../session/demo-people'
import { LINK_LIFETIME } from '../passwords/password-links'
import { withAppUrl } from './mail-link'

/** Milliseconds after which a mail that was not taken is sent again. */
export const SEND_AGAIN_AFTER = 5 * 60 * 1000

/**
 * Sends a mail, outside the transaction: a post office may take its time. What it did not take is tried again as long as the mail's link is worth something.
 * A mail that has left the house, or never will, keeps no text. A demo without a post office keeps it in its outbox.
 */
export const sendMail: Work = async ({ db, clock, mailer }, id) => {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!mail || mail.body === null || mail.sent_at !== null) return
  const now = clock()
  if (!mailer && (await isDemo(db))) return
  if (now.getTime() - Date.parse(mail.created_at) > LINK_LIFETIME) {
    await db.updateTable('mails').set({ body: null }).where('id', '=', id).execute()
    return
  }
  await setDue(db, 'mail', id, new Date(now.getTime() + SEND_AGAIN_AFTER))
  if (!mailer) return
  const { to_name: name, to_email: email, subject, body } = mail
  return async (after) => {
    await mailer.send({ to: { name, email }, subject, text: withAppUrl(body, mailer.appUrl) })
    await after
      .updateTable('mails')
      .set({ sent_at: clock().toISOString(), body: null })
      .where('id', '=', id)
      .execute()
    await setDue(after, 'mail', id, null)
  }
}
