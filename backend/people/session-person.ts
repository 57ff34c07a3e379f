import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Person } from '../call'
import type { Db, Tables } from '../db/tables'

/** Columns of a person in a session. */
export const PERSON_COLUMNS = [
  'people.id',
  'people.name',
  'people.email',
  'people.role',
  'people.terms_agreed_at',
  'people.company_id',
] as const

/**
 * Condition: the person is active and, if of a company, the company is verified and not blocked.
 */
export function isAllowedToLogIn(): Expression<SqlBool> {
  const people = expressionBuilder<Tables, 'people'>()
  const verified = people
    .selectFrom('companies')
    .select('companies.id')
    .whereRef('companies.id', '=', 'people.company_id')
    .where('companies.status', '=', 'verified')
  return people.and([
    people('people.is_active', '=', 1),
    people.or([people('people.company_id', 'is', null), people.exists(verified)]),
  ])
}

/**
 * Condition: the person was deactivated, or the company was blocked. False for members of an
 * unverified company.
 */
export function isBlocked(): Expression<SqlBool> {
  const people = expressionBuilder<Tables, 'people'>()
  const companies = people
    .selectFrom('companies')
    .select('companies.id')
    .whereRef('companies.id', '=', 'people.company_id')
  return people.or([
    people.exists(companies.where('companies.status', '=', 'blocked')),
    people.and([
      people('people.is_active', '=', 0),
      people.not(people.exists(companies.where('companies.status', '=', 'pending'))),
    ]),
  ])
}

/** Adds the countries that a country manager serves. */
export async function addCountries(db: Db, person: Omit<Person, 'countries'>): Promise<Person> {
  if (person.role !== 'country_manager') return { ...person, countries: [] }
  const rows = await db
    .selectFrom('person_countries')
    .select('country')
    .where('person_id', '=', person.id)
    .orderBy('country')
    .execute()
  return { ...person, countries: rows.map(({ country }) => country) }
}

/** True if the person may log in. */
export async function canLogIn(db: Db, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('people')
      .select('id')
      .where('id', '=', id)
      .where(isAllowedToLogIn())
      .executeTakeFirst()) !== undefined
  )
}
