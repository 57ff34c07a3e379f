import { parseJson, toJson } from '../db/rows'
import type { Db } from '../db/tables'
import type { MailedPaper } from '../db/tables/people'
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

export type MailHost = Pick<AppContext, 'clock' | 'random'> & { db: Db }
export type Addressee = { name: string; email: string; language: Language }

/**
 * Adds a mail to the outbox within the transaction; it is sent after the commit.
 * @param values `link` is a path of the application
 */
export async function queueMail(
  { db, clock, random }: MailHost,
  to: Addressee,
  key: MailKey,
  values: Record<string, string> = {},
): Promise<void> {
  const id = createId(random)
  const now = clock()
  await db
    .insertInto('mails')
    .values({
      id,
      recipients: toJson([{ name: to.name, email: to.email }]),
      language: to.language,
      ...formatMail(to.language, key, { name: to.name, ...values }),
      created_at: now.toISOString(),
    })
    .execute()
  await scheduleJob(db, 'mail', id, now)
}

const messages: Record<Language, typeof en> = { en, es, fr, lt }

export type MailKey = keyof typeof en

/** Returns subject and text of a mail in a language, with its values. A link has its own line. */
export function formatMail(
  language: Language,
  key: MailKey,
  values: Record<string, string>,
): { subject: string; body: string } {
  const { subject, body } = messages[language][key]
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => values[name] ?? '')
  return { subject: fill(subject), body: fill(body.join('\n')) }
}

/** A line that is a path of the application. */
const LINK = /^\/\S+$/m

/** Splits a mail into text and link. */
export function splitLink(body: string): { text: string; link: string | null } {
  const link = LINK.exec(body)?.[0] ?? null
  return { link, text: body.replace(LINK, '').replace(/\n{3,}/g, '\n\n') }
}

/** Makes the link of a mail absolute. */
export const addAppUrl = (body: string, appUrl: string): string =>
  body.replace(LINK, (path) => appUrl + path)

/** Splits the mail of a paper into the text that a user typed and the link in its last line. */
export function splitPaperLink(body: string): { text: string; link: string } {
  const at = body.lastIndexOf('\n') + 1
  return { text: body.slice(0, at).trimEnd(), link: body.slice(at) }
}

/** Maximum number of mails shown. */
const MAX_MAILS = 100

/**
 * In a demo, users may log in as anyone, so the outbox is public. With a mailer or real accounts
 * there is none.
 */
export const listOutbox: Handler<'listOutbox'> = async (call) => {
  await assertOutbox(call)
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
    items: rows.slice(0, MAX_MAILS).map(({ id, recipients, subject, body, paper, created_at }) => ({
      id,
      to: parseJson(recipients),
      subject,
      ...splitMail(body ?? '', paper && parseJson(paper)),
      file_name: paper && parseJson(paper).file_name,
      created_at,
    })),
  }
}

function splitMail(body: string, paper: MailedPaper | null): { text: string; link: string | null } {
  if (!paper) return splitLink(body)
  return paper.has_link ? splitPaperLink(body) : { text: body, link: null }
}

/** @throws Problem 404 unless this is a demo without a mail server */
export async function assertOutbox({
  db,
  mailer,
}: Pick<AppContext, 'db' | 'mailer'>): Promise<void> {
  if (mailer || !(await isDemo(db))) throw new Problem('not_found')
}
