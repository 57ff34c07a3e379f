import type { Db, Row } from '../db/tables'

/** Those who buy for a company. */
export async function buyersOf(db: Db, companyId: string): Promise<string[]> {
  const people = await db.selectFrom('people').select('id').where('company_id', '=', companyId).where('is_active', '=', 1).execute()
  return people.map(({ id }) => id)
}

/** Who of the house serves a company: its manager, and where it has none those of its country. */
export async function serversOf(db: Db, { manager_id, country }: Pick<Row<'companies'>, 'manager_id' | 'country'>): Promise<string[]> {
  if (manager_id !== null) return [manager_id]
  const people = await db.selectFrom('person_countries').select('person_id').where('country', '=', country).execute()
  return people.map(({ person_id }) => person_id)
}
