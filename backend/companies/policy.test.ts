import { beforeAll, expect, it } from 'vitest'
import { vRole } from '@contract/validators'
import type { Person, Role } from '../call'
import { createEmptyDatabase } from '../db/test-database'
import type { Db, Row } from '../db/tables'
import { addCountries, PERSON_COLUMNS } from '../people/session-person'
import { getCompanyId } from '../seed/companies'
import { companyList, DEMO_COMPANY } from '../seed/company-list'
import { getDemoPersonId } from '../seed/people'
import { seedFirstDay } from '../seed/worlds'
import { secureRandom } from '../app-context'
import { isVisibleCompany, requireCompany, canSeeCompany } from './policy'

let db: Db
let companies: Row<'companies'>[]

beforeAll(async () => {
  db = await createEmptyDatabase()
  await seedFirstDay(db, { clock: () => new Date('2026-11-20T09:30:00Z'), random: secureRandom })
  companies = await db.selectFrom('companies').selectAll().execute()
})

async function findActor(role: Role): Promise<Person> {
  const person = await db
    .selectFrom('people')
    .select(PERSON_COLUMNS)
    .where('id', '=', getDemoPersonId(role))
    .executeTakeFirstOrThrow()
  return addCountries(db, person)
}
const findVisibleNames = async (person: Person) =>
  (
    await db
      .selectFrom('companies')
      .select('name')
      .where(isVisibleCompany(person))
      .orderBy('name')
      .execute()
  ).map(({ name }) => name)
const findNames = (matches: (company: Row<'companies'>) => boolean) =>
  companies
    .filter(matches)
    .map(({ name }) => name)
    .toSorted((a, b) => (a < b ? -1 : 1))

it('a client sees only its own company', async () => {
  expect(await findVisibleNames(await findActor('client'))).toEqual([DEMO_COMPANY])
})

it('a manager sees the companies that it manages, a country manager those of its countries', async () => {
  const manager = await findActor('manager')
  expect(await findVisibleNames(manager)).toEqual(
    findNames((company) => company.manager_id === manager.id),
  )
  expect(await findVisibleNames(await findActor('country_manager'))).toEqual(
    findNames(({ country }) => country === 'FR' || country === 'BE' || country === 'LU'),
  )
})

it('global managers and admins see all companies, other staff none', async () => {
  for (const role of [
    'sale_manager',
    'purchase_manager',
    'cargo_manager',
    'purchase_agent',
  ] as const)
    expect(await findVisibleNames(await findActor(role)), role).toEqual([])
  for (const role of ['global_manager', 'admin'] as const)
    expect(await findVisibleNames(await findActor(role)), role).toHaveLength(companyList.length)
})

it('users without a company or a country see no company', async () => {
  expect(await findVisibleNames({ ...(await findActor('client')), company_id: null })).toEqual([])
  expect(
    await findVisibleNames({ ...(await findActor('country_manager')), countries: [] }),
  ).toEqual([])
})

it('a single company has the same visibility as in the list, and an invisible one is not found', async () => {
  for (const role of vRole.options) {
    const person = await findActor(role)
    const seen = await findVisibleNames(person)
    expect(
      findNames((company) => canSeeCompany(person, company)),
      role,
    ).toEqual(seen)
    for (const { id, name } of companies) {
      const found = await requireCompany(db, person, id).then(
        () => true,
        () => false,
      )
      expect(found, `${role} ${name}`).toBe(seen.includes(name))
    }
  }
  await expect(
    requireCompany(db, await findActor('client'), getCompanyId('Charpentes Lemoine')),
  ).rejects.toThrow('not_found')
})
