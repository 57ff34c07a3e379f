import type { Db } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import { createId } from '../identifiers'
import type { Language } from '../language'
import type { AppContext } from '../app-context'
import { formatMail, type MailKey } from './format-mail'

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
      to_email: to.email,
      to_name: to.name,
      language: to.language,
      ...formatMail(to.language, key, { name: to.name, ...values }),
      created_at: now.toISOString(),
    })
    .execute()
  await scheduleJob(db, 'mail', id, now)
}
