import type { Db, Row } from '../db/tables'
import { findPeopleInRoles } from '../notifications/notify'

/** Returns ids of the people who buy for a company. */
export async function findBuyerIds(db: Db, companyId: string): Promise<string[]> {
  const people = await db
    .selectFrom('people')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_active', '=', 1)
    .execute()
  return people.map(({ id }) => id)
}

/**
 * Returns the company's manager, else the country managers of its country, else all global
 * managers and admins. Former staff are excluded.
 */
export async function findAccountManagerIds(
  db: Db,
  { manager_id, country }: Pick<Row<'companies'>, 'manager_id' | 'country'>,
): Promise<string[]> {
  const active = db.selectFrom('people').select('people.id').where('people.is_active', '=', 1)
  const manager =
    manager_id === null ? [] : await active.where('people.id', '=', manager_id).execute()
  if (manager.length > 0) return manager.map(({ id }) => id)
  const ofCountry = await active
    .innerJoin('person_countries', 'person_countries.person_id', 'people.id')
    .where('people.role', '=', 'country_manager')
    .where('person_countries.country', '=', country)
    .execute()
  if (ofCountry.length > 0) return ofCountry.map(({ id }) => id)
  return findPeopleInRoles(db, ['global_manager', 'admin'])
}
