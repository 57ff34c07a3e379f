import type { Mailer } from '../app-context'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { ProposedChangeRef } from '../db/tables/people'
import type { Job } from '../due-work/run-due-jobs'
import { cancelJob, scheduleJob } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import { canBeAnswered } from '../order-changes/proposed-change'
import { drawMailedPaper } from '../papers/draw-mailed-paper'
import { recordKinds } from '../record-kinds'
import { isDemo } from '../session/demo-people'
import { addAppUrl } from './mails'
import { DAY_MS } from '@domain/calendar'

/** Milliseconds before a failed mail is sent again. */
export const RESEND_AFTER_MS = 5 * 60 * 1000

/** Milliseconds before a mail that could not be sent is given up. */
export const MAIL_LIFETIME_MS = 2 * DAY_MS

type Host = Parameters<Job>[0]

/**
 * Sends a mail outside the transaction, because the mail server may be slow. A failure is retried
 * for two days, or until the mail's link to set a password expires. A mail that asks to answer a
 * proposed change is given up once no answer is taken. The text is deleted once sent or given up. A
 * demo without a mail server keeps it.
 */
export const sendMail: Job = async (host, id) => {
  const { db, clock, mailer } = host
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!mail || mail.body === null || mail.sent_at !== null) return
  const now = clock()
  if (!mailer && (await isDemo(db))) return
  if (mail.order_change && !(await canBeAnswered(host, parseJson(mail.order_change)))) {
    await deleteText(host, mail)
    return
  }
  if (isOverdue(mail, now)) {
    await giveUp(host, mail)
    return
  }
  await scheduleJob(host, 'mail', id, new Date(now.getTime() + RESEND_AFTER_MS))
  if (!mailer) return
  return async (after) => {
    if (mail.paper) await sendPaperMail({ ...host, db: after }, mailer, mail)
    else
      await mailer.send({
        to: parseJson(mail.recipients),
        ...(mail.reply_to && { replyTo: parseJson(mail.reply_to) }),
        subject: mail.subject,
        text: addAppUrl(mail, mailer.appUrl),
      })
    await after
      .updateTable('mails')
      .set({ sent_at: clock().toISOString(), body: null, link: null })
      .where('id', '=', id)
      .where('body', 'is not', null)
      .execute()
    await cancelJob(after, 'mail', id)
  }
}

/** True if the mail is too old to be sent, or its link to set a password has expired. */
const isOverdue = ({ created_at, password_link }: Row<'mails'>, now: Date): boolean =>
  now.getTime() - Date.parse(created_at) > MAIL_LIFETIME_MS ||
  (password_link !== null && parseJson(password_link).expires_at <= now.toISOString())

/** Sends a mail with the current state of its paper, unless the paper became invalid. */
async function sendPaperMail(host: Host, mailer: Mailer, mail: Row<'mails'>): Promise<void> {
  const paper = mail.paper && parseJson(mail.paper)
  const content = paper && (await drawMailedPaper(recordKinds, host, paper))
  if (!content) return giveUp(host, mail)
  const sender = await host.db
    .selectFrom('people')
    .select(['name', 'email'])
    .where('id', '=', paper.sender_id)
    .executeTakeFirstOrThrow()
  const refused = await mailer.send({
    to: parseJson(mail.recipients),
    bcc: paper.copy_to ? [paper.copy_to] : [],
    replyTo: sender,
    subject: mail.subject,
    text: addAppUrl(mail, mailer.appUrl),
    attachment: { name: paper.file_name, media_type: 'application/pdf', content },
  })
  // The others have it, so it is not sent again.
  if (refused.length > 0) await notifySender(host, mail, refused)
}

async function deleteText({ db }: Host, { id }: Row<'mails'>): Promise<void> {
  await db.updateTable('mails').set({ body: null, link: null }).where('id', '=', id).execute()
}

/**
 * Deletes the text of a mail. The sender of a paper or an invitation, or the sale manager of a
 * proposed change, is notified.
 */
async function giveUp(host: Host, mail: Row<'mails'>): Promise<void> {
  await deleteText(host, mail)
  await notifySender(
    host,
    mail,
    parseJson(mail.recipients).map(({ email }) => email),
  )
}

async function notifySender(
  host: Host & { db: Db },
  { recipients, paper, order_change, password_link }: Row<'mails'>,
  to: readonly string[],
): Promise<void> {
  const inviter = password_link && parseJson(password_link).sender
  if (inviter)
    await notify(host, {
      people: [inviter.id],
      key: 'invitation_not_sent',
      params: {
        person: parseJson(recipients)
          .map(({ name }) => name)
          .join(', '),
        to: to.join(', '),
      },
      record: inviter.record,
    })
  if (order_change) await notifySaleManagerOfChange(host, parseJson(order_change), to)
  if (!paper) return
  const { kind, id, file_name, sender_id } = parseJson(paper)
  await notify(host, {
    people: [sender_id],
    key: 'paper_not_sent',
    params: { file: file_name, to: to.join(', ') },
    record: { kind, id },
  })
}

async function notifySaleManagerOfChange(
  host: Host,
  { deal_id, revision }: ProposedChangeRef,
  to: readonly string[],
): Promise<void> {
  const { number, client_name, sale_manager_id } = await host.db
    .selectFrom('deals')
    .select(['number', 'client_name', 'sale_manager_id'])
    .where('id', '=', deal_id)
    .executeTakeFirstOrThrow()
  await notify(host, {
    people: [sale_manager_id],
    key: 'order_change_not_sent',
    params: { number, client: client_name, revision: String(revision), to: to.join(', ') },
    record: { kind: 'deal', id: deal_id },
  })
}
