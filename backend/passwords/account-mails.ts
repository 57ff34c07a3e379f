import type { Db, Row } from '../db/tables'
import { queueMail, type Addressee, type MailHost } from '../mails/mails'
import { isErased } from '../people/erased-email'
import { loadSettings } from '../settings/load-settings'

type AccountHolder = Pick<
  Row<'people'>,
  'id' | 'name' | 'email' | 'language' | 'is_active' | 'company_id'
>

/**
 * Returns the holder of an account; undefined if there is none.
 * @param email in lower case
 */
export const findPersonByEmail = (db: Db, email: string): Promise<AccountHolder | undefined> =>
  db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'language', 'is_active', 'company_id'])
    .where('email', '=', email)
    .executeTakeFirst()

/** Mails that a password follows once the company is verified. */
export async function mailSignedUp(
  host: MailHost,
  person: Addressee,
  company: string,
): Promise<void> {
  const { letterhead } = await loadSettings(host.db)
  await queueMail(host, person, 'signed_up', {
    values: { company },
    replyTo: toReplyAddress(letterhead),
  })
}

/**
 * Mails a person who may not log in what to do: wait until the company is verified, or contact us.
 * @returns false if the person may log in
 */
export async function mailClosedAccount(host: MailHost, person: AccountHolder): Promise<boolean> {
  const { db } = host
  const company =
    person.company_id === null
      ? null
      : await db
          .selectFrom('companies')
          .select(['name', 'status'])
          .where('id', '=', person.company_id)
          .executeTakeFirstOrThrow()
  const isActive = person.is_active === 1
  if (isActive && (company === null || company.status === 'verified')) return false
  if (isErased(person.email)) return true
  if (isActive && company?.status === 'pending') {
    await mailSignedUp(host, person, company.name)
    return true
  }
  const { letterhead } = await loadSettings(db)
  const { name, email, phone } = letterhead
  await queueMail(host, person, 'account_closed', {
    values: { company: { text: [name, email, phone].filter(Boolean).join('\n') } },
    replyTo: toReplyAddress(letterhead),
  })
  return true
}

const toReplyAddress = ({ name, email }: { name: string; email: string | null }) =>
  email === null ? null : { name, email }
