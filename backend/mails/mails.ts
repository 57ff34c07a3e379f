import { parseJson, toJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import type { MailedPasswordLink, ProposedChangeRef } from '../db/tables/people'
import { scheduleJob } from '../due-work/schedule-job'
import { createId } from '../identifiers'
import type { Language } from '../language'
import type { AppContext } from '../app-context'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import lt from './messages/lt.json'
import type { Handler } from '../call'
import { Problem } from '../problems/problem'
import { isDemo } from '../session/demo-people'

export type MailHost = Pick<AppContext, 'clock' | 'random' | 'isSeeding'> & { db: Db }
export type Addressee = { name: string; email: string; language: Language }

/** A value of a mail: words of others, or a text of the product, such as an amount. */
export type MailValue = string | { text: string }

type MailContent = {
  /** Values beside the addressee's name. */
  values?: Record<string, MailValue>
  /** A path of the application. */
  link?: string | null
  /** The proposed change that the mail asks to answer. It is sent only while that is possible. */
  orderChange?: ProposedChangeRef | null
  /** The link, if it sets a password. The mail is sent only while the link works. */
  passwordLink?: MailedPasswordLink | null
  /** The person who answers replies; null for the sender of all mails. */
  replyTo?: Pick<Addressee, 'name' | 'email'> | null
}

/** Queues a mail within the transaction; it is sent after the commit. */
export async function queueMail(
  { db, clock, random, isSeeding }: MailHost,
  to: Addressee,
  key: MailKey,
  {
    values = {},
    link = null,
    orderChange = null,
    passwordLink = null,
    replyTo = null,
  }: MailContent = {},
): Promise<void> {
  if (isSeeding) return
  const id = createId(random)
  const now = clock()
  await db
    .insertInto('mails')
    .values({
      id,
      recipients: toJson([{ name: to.name, email: to.email }]),
      language: to.language,
      ...formatMail(to.language, key, { name: to.name, ...values }),
      link,
      order_change: orderChange && toJson(orderChange),
      password_link: passwordLink && toJson(passwordLink),
      reply_to: replyTo && toJson({ name: replyTo.name, email: replyTo.email }),
      created_at: now.toISOString(),
    })
    .execute()
  await scheduleJob({ db, clock }, 'mail', id, now)
}

const messages: Record<Language, typeof en> = { en, es, fr, lt }

export type MailKey = keyof typeof en

type MailText = {
  subject: string
  /** The text without the link. */
  body: string
  /** Position of the link in the text; null for a mail without a link. */
  link_at: number | null
}

const LINK_GAP = '{{link}}'

/** Returns subject and text of a mail in a language, with its values and the place of its link. */
export function formatMail(
  language: Language,
  key: MailKey,
  values: Record<string, MailValue>,
): MailText {
  const { subject, body } = messages[language][key]
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => formatValue(values[name] ?? ''))
  const [before = '', after] = body.join('\n').split(LINK_GAP)
  const start = fill(before)
  return {
    subject: fill(subject),
    body: start + fill(after ?? ''),
    link_at: after === undefined ? null : start.length,
  }
}

const formatValue = (value: MailValue): string =>
  typeof value === 'string' ? toHarmlessWords(value) : value.text

/**
 * Returns a value on one line that mail programs don't turn into a link and that closes no quote:
 * names come from strangers who sign up.
 */
export const toHarmlessWords = (value: string): string =>
  value
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/["“”„‟«»〝〞〟＂]/g, "'")
    .replaceAll(/:(?=\/)/g, ': ')
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}-]{2})/gu, '[.]')
    .trim()

type LinkedText = Pick<Row<'mails'>, 'body' | 'link' | 'link_at'>

/** Returns the text of a mail with its absolute link. */
export function addAppUrl({ body, link, link_at }: LinkedText, appUrl: string): string {
  const text = body ?? ''
  const at = link_at ?? text.length
  return link === null ? text : text.slice(0, at) + appUrl + link + text.slice(at)
}

/** Maximum number of mails shown. */
const MAX_MAILS = 100

/**
 * Lists the mails of a demo, which are public, because its users may log in as anyone. With a
 * mailer or real accounts they are not shown.
 */
export const listDemoMails: Handler<'listDemoMails'> = async (call) => {
  await assertShowsDemoMails(call)
  const { db } = call
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_MAILS + 1)
    .execute()
  return {
    has_more: rows.length > MAX_MAILS,
    items: rows
      .slice(0, MAX_MAILS)
      .map(({ id, recipients, subject, body, link, paper, created_at }) => ({
        id,
        to: parseJson(recipients),
        subject,
        text: (body ?? '').replace(/\n{3,}/g, '\n\n').trimEnd(),
        link,
        file_name: paper && parseJson(paper).file_name,
        created_at,
      })),
  }
}

/**
 * Asserts that the mails of this demo are public.
 * @throws Problem 404 unless this is a demo without a mail server
 */
export async function assertShowsDemoMails({
  db,
  mailer,
}: Pick<AppContext, 'db' | 'mailer'>): Promise<void> {
  if (mailer || !(await isDemo(db))) throw new Problem('not_found')
}
