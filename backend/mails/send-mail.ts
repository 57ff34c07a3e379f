import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'
import { isDemo } from '../session/demo-people'
import { LINK_LIFETIME_MS } from '../passwords/password-links'
import { addAppUrl } from './mail-link'

/** Milliseconds after which a mail that was not taken is sent again. */
export const RESEND_AFTER_MS = 5 * 60 * 1000

/**
 * Sends a mail, outside the transaction: a post office may take its time. What it did not take is tried again as long as the mail's link is worth something.
 * A mail that has left the house, or never will, keeps no text. A demo without a post office keeps it in its outbox.
 */
export const sendMail: Job = async ({ db, clock, mailer }, id) => {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!mail || mail.body === null || mail.sent_at !== null) return
  const now = clock()
  if (!mailer && (await isDemo(db))) return
  if (now.getTime() - Date.parse(mail.created_at) > LINK_LIFETIME_MS) {
    await db.updateTable('mails').set({ body: null }).where('id', '=', id).execute()
    return
  }
  await scheduleJob(db, 'mail', id, new Date(now.getTime() + RESEND_AFTER_MS))
  if (!mailer) return
  const { to_name: name, to_email: email, subject, body } = mail
  return async (after) => {
    await mailer.send({ to: { name, email }, subject, text: addAppUrl(body, mailer.appUrl) })
    await after
      .updateTable('mails')
      .set({ sent_at: clock().toISOString(), body: null })
      .where('id', '=', id)
      .execute()
    await scheduleJob(after, 'mail', id, null)
  }
}
