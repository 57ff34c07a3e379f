import type { Db, Row } from '../db/tables'
import { toLotTally } from '../stock/rules'
import { findPeopleInRoles } from '../notifications/notify'
import type { Schemas } from '../call'

export async function findLotsById(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Schemas['LotRef']>> {
  const nonNullIds = ids.filter((id) => id !== null)
  if (nonNullIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lots')
    .select(['id', 'barcode', 'tally'])
    .where('id', 'in', nonNullIds)
    .execute()
  return new Map(rows.map(({ id, barcode, tally }) => [id, { id, barcode, ...toLotTally(tally) }]))
}

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
  const countryManagers = await active
    .innerJoin('person_countries', 'person_countries.person_id', 'people.id')
    .where('people.role', '=', 'country_manager')
    .where('person_countries.country', '=', country)
    .execute()
  if (countryManagers.length > 0) return countryManagers.map(({ id }) => id)
  return findPeopleInRoles(db, ['global_manager', 'admin'])
}

/** Returns the person whom the people of a company contact; null if staff have all left. */
export async function findCompanyContact(
  db: Db,
  companyId: string,
): Promise<Schemas['CompanyContact'] | null> {
  const company = await db
    .selectFrom('companies')
    .select(['manager_id', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const ids = await findAccountManagerIds(db, company)
  if (ids.length === 0) return null
  const contact = await db
    .selectFrom('people')
    .select(['name', 'email', 'phone'])
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .executeTakeFirst()
  return contact ?? null
}
