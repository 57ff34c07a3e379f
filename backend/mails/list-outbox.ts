import type { Handler } from '../call'
import { Problem } from '../problems/problem'
import { isDemo } from '../session/demo-people'
import { splitLink } from './mails'

/** Maximum number of mails shown. */
const MAX_MAILS = 100

/**
 * In a demo, users may log in as anyone, so the outbox is public. With a mailer or real accounts
 * there is none.
 */
export const listOutbox: Handler<'listOutbox'> = async ({ db, mailer }) => {
  if (mailer || !(await isDemo(db))) throw new Problem('not_found')
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_MAILS + 1)
    .execute()
  return {
    has_more: rows.length > MAX_MAILS,
    items: rows.slice(0, MAX_MAILS).map(({ id, to_email, to_name, subject, body, created_at }) => ({
      id,
      to_email,
      to_name,
      subject,
      ...splitLink(body ?? ''),
      created_at,
    })),
  }
}
