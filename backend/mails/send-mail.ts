import type { Job } from '../due-work/run-due-jobs'
import { scheduleJob } from '../due-work/schedule-job'
import { isDemo } from '../session/demo-people'
import { LINK_LIFETIME_MS } from '../passwords/password-links'
import { addAppUrl } from './mails'

/** Milliseconds before a failed mail is sent again. */
export const RESEND_AFTER_MS = 5 * 60 * 1000

/**
 * Sends a mail outside the transaction, because the mail server may be slow. A failure is retried
 * until the mail's link expires. The text is deleted once sent or given up. A demo without a mail
 * server keeps it in its outbox.
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
