import * as v from 'valibot'
import type { Db } from '@backend/db/tables'
import { createId } from '@backend/identifiers'
import { toNameColumns, splitName } from '@backend/people/person-refs'
import { hashPassword } from '@backend/session/passwords'
import { secureRandom, systemClock } from '@backend/app-context'

/** Input for the first admin. The messages are for the terminal. */
export const adminSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'Give a name of at least two letters.'),
    v.maxLength(120, 'That name is too long.'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.email('That is not an email address.'),
    v.maxLength(254, 'That email address is too long.'),
  ),
  password: v.pipe(
    v.string(),
    v.minLength(12, 'Choose a password of at least 12 characters.'),
    v.maxLength(200, 'That password is too long.'),
  ),
})

export type Admin = v.InferOutput<typeof adminSchema>

/**
 * Adds a user with the role of an admin.
 * @throws if the email address already has an account
 */
export async function addAdmin(db: Db, { name, email, password }: Admin): Promise<void> {
  const existing = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (existing) throw new Error(`${email} already has an account.`)
  await db
    .insertInto('people')
    .values({
      id: createId(secureRandom),
      ...toNameColumns(splitName(name)),
      email,
      role: 'admin',
      password_hash: await hashPassword(password, secureRandom),
      created_at: systemClock().toISOString(),
    })
    .execute()
}
