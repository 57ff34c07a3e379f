import type { Db } from '../db/tables'
import { setDue } from '../due-work/set-due'
import { newId } from '../identifiers'
import type { Language } from '../language'
import type { Surroundings } from '../surroundings'
import { wordMail, type MailKey } from './mail-texts'

export type MailHost = Pick<Surroundings, 'clock' | 'random'> & { db: Db }
export type Addressee = { name: string; email: string; language: Language }

/**
 * Puts a mail into the outbox, inside the transaction of what happened; it is sent when that is kept.
 * @param values `link` is a path of the application
 */
export async function writeMail(
  { db, clock, random }: MailHost,
  to: Addressee,
  key: MailKey,
  values: Record<string, string> = {},
): Promise<void> {
  const id = newId(random)
  const now = clock()
  await db
    .insertInto('mails')
    .values({
      id,
      to_email: to.email,
      to_name: to.name,
      language: to.language,
      ...wordMail(to.language, key, { name: to.name, ...values }),
      created_at: now.toISOString(),
    })
    .execute()
  await setDue(db, 'mail', id, now)
}
