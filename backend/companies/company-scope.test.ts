import { beforeAll, expect, test } from 'vitest'
import type { Person, Role } from '../call'
import { emptyDatabase } from '../db/empty-database'
import type { Db, Row } from '../db/tables'
import { withCountries, PERSON_COLUMNS } from '../people/session-person'
import { companyId } from '../seed/companies'
import { companyList, DEMO_COMPANY } from '../seed/company-list'
import { demoId } from '../seed/people'
import { seedFirstDay } from '../seed/worlds'
import { secureRandom } from '../surroundings'
import { companiesInSight, findCompany, seesCompany } from './company-scope'

const ROLES: readonly Role[] = [
  'sale_manager',
  'purchase_manager',
  'cargo_manager',
  'purchase_agent',
  'global_manager',
  'admin',
  'client',
  'manager',
  'country_manager',
]
let db: Db
let companies: Row<'companies'>[]

beforeAll(async () => {
  db = await emptyDatabase()
  await seedFirstDay(db, { clock: () => new Date('2026-11-20T09:30:00Z'), random: secureRandom })
  companies = await db.selectFrom('companies').selectAll().execute()
})

async function actor(role: Role): Promise<Person> {
  const person = await db
    .selectFrom('people')
    .select(PERSON_COLUMNS)
    .where('id', '=', demoId(role))
    .executeTakeFirstOrThrow()
  return withCountries(db, person)
}
const sightOf = async (person: Person) =>
  (
    await db
      .selectFrom('companies')
      .select('name')
      .where(companiesInSight(person))
      .orderBy('name')
      .execute()
  ).map(({ name }) => name)
const named = (those: (company: Row<'companies'>) => boolean) =>
  companies
    .filter(those)
    .map(({ name }) => name)
    .toSorted((a, b) => (a < b ? -1 : 1))

test('a client sees its own company alone', async () => {
  expect(await sightOf(await actor('client'))).toEqual([DEMO_COMPANY])
})

test('a manager sees the companies that it manages, a country manager those of its countries', async () => {
  const manager = await actor('manager')
  expect(await sightOf(manager)).toEqual(named((company) => company.manager_id === manager.id))
  expect(await sightOf(await actor('country_manager'))).toEqual(
    named(({ country }) => country === 'FR' || country === 'BE' || country === 'LU'),
  )
})

test('global managers and admins see all, other staff none', async () => {
  for (const role of ROLES.slice(0, 4)) expect(await sightOf(await actor(role)), role).toEqual([])
  for (const role of ['global_manager', 'admin'] as const)
    expect(await sightOf(await actor(role)), role).toHaveLength(companyList.length)
})

test('who has no company and no country sees none', async () => {
  expect(await sightOf({ ...(await actor('client')), company_id: null })).toEqual([])
  expect(await sightOf({ ...(await actor('country_manager')), countries: [] })).toEqual([])
})

test('one company is judged as a query of all does, and one out of sight is not found', async () => {
  for (const role of ROLES) {
    const person = await actor(role)
    const seen = await sightOf(person)
    expect(
      named((company) => seesCompany(person, company)),
      role,
    ).toEqual(seen)
    for (const { id, name } of companies) {
      const found = await findCompany(db, person, id).then(
        () => true,
        () => false,
      )
      expect(found, `${role} ${name}`).toBe(seen.includes(name))
    }
  }
  await expect(
    findCompany(db, await actor('client'), companyId('Charpentes Lemoine')),
  ).rejects.toThrow('not_found')
})
