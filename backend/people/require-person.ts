import type { Db, Row } from '../db/tables'
import { createNotFoundProblem } from '../problems/problem'
import type { PersonWrite } from './schema'

/** A person with the countries that they serve. */
export type StoredPerson = Row<'people'> & { countries: readonly string[] }

/**
 * Returns a person by id.
 * @throws Problem 404
 */
export async function requirePerson(db: Db, id: string): Promise<StoredPerson> {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(createNotFoundProblem)
  const countries = await db
    .selectFrom('person_countries')
    .select('country')
    .where('person_id', '=', id)
    .orderBy('country')
    .execute()
  return { ...row, countries: countries.map(({ country }) => country) }
}

/** Converts a stored record to a payload, to compare it with a change. */
export const toPersonWrite = ({
  first_name,
  last_name,
  email,
  phone,
  country,
  language,
  role,
  countries,
  company_id,
}: StoredPerson): PersonWrite => ({
  first_name,
  last_name,
  email,
  phone,
  country,
  language,
  role,
  company_id,
  countries: [...countries],
})

/** True if no one else could log in as an admin; people without a password can't. */
export async function isLastAdmin(
  db: Db,
  { id, role, is_active }: Pick<Row<'people'>, 'id' | 'role' | 'is_active'>,
): Promise<boolean> {
  if (role !== 'admin' || is_active !== 1) return false
  const other = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .where('password_hash', 'is not', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other === undefined
}
