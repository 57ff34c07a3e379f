import type { Role } from '../call'
import { fold } from '@domain/text/fold'
import type { Db } from '../db/tables'
import { toNameColumns, splitName } from '../people/person-refs'
import { DEMO_PASSWORD_SETTING } from '../session/demo-people'
import type { Clock, RandomBytes } from '../app-context'
import { insertRows } from '../db/rows'
import { createSeedId } from './random'
import { DAY_MS } from '@domain/calendar'

export const DEMO_PASSWORD = 'timber-demo'

/**
 * Precomputed Argon2id hash of the demo password. The login page shows the password, so the hash is
 * cheap.
 */
const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=256,t=1,p=1$dGltYmVyZGVzay1kZW1vIQ$gM4DuVOgLmgeB/5Vl7cp1YXYzEXLU6C9ftYN7apy7VQ'

/** Dependencies of a seed, except the database. */
export type SeedTools = { clock: Clock; random: RandomBytes }

/** Names of the demo's users, one per role. Email: `<role>@timberdesk.example`. */
export const DEMO_NAMES: Record<Role, string> = {
  sale_manager: 'Ona Petrauskaitė',
  purchase_manager: 'Tomas Kazlauskas',
  cargo_manager: 'Rūta Jankauskienė',
  purchase_agent: 'Marius Balčiūnas',
  global_manager: 'Élise Moreau',
  admin: 'Jonas Žukauskas',
  client: 'Claire Fontaine',
  manager: 'Lucía Fernández',
  country_manager: 'Antoine Lefèvre',
}

/** More staff, so that work is shared. Email: `<name>@timberdesk.example`. */
const COLLEAGUES: { role: Role; name: string }[] = [
  { role: 'sale_manager', name: 'Pierre Lambert' },
  { role: 'sale_manager', name: 'Carmen Ortega' },
  { role: 'sale_manager', name: 'James Whitfield' },
  { role: 'purchase_manager', name: 'Giedrė Stankevičiūtė' },
  { role: 'cargo_manager', name: 'Andrius Paulauskas' },
  { role: 'manager', name: 'Inga Ozoliņa' },
  { role: 'country_manager', name: 'Mantas Vaitkus' },
]

/** Returns the id of the demo user with that role. */
export const getDemoPersonId = (role: Role): string => createSeedId(`person ${DEMO_NAMES[role]}`)

const listPersonIds = (role: Role): string[] => [
  getDemoPersonId(role),
  ...COLLEAGUES.filter((person) => person.role === role).map(({ name }) =>
    createSeedId(`person ${name}`),
  ),
]

/** Ids of the demo's staff by task. */
export const saleManagers = listPersonIds('sale_manager')
export const purchaseManagers = listPersonIds('purchase_manager')
export const cargoManagers = listPersonIds('cargo_manager')
export const portalManagers = listPersonIds('manager')
export const countryManagers = listPersonIds('country_manager')

type SeededPerson = { id: string; role: Role; name: string; email: string }

const people: readonly SeededPerson[] = [
  ...(Object.entries(DEMO_NAMES) as [Role, string][]).map(([role, name]) => ({
    role,
    name,
    email: role,
  })),
  ...COLLEAGUES.map(({ role, name }) => ({ role, name, email: fold(name).replace(' ', '.') })),
].map(({ role, name, email }) => ({
  id: createSeedId(`person ${name}`),
  role,
  name,
  email: `${email}@timberdesk.example`,
}))
const byId = new Map(people.map((person) => [person.id, person]))

/**
 * Returns the role of a demo person.
 * @throws RangeError for an id that is not in the demo
 */
export function getSeededRole(id: string): Role {
  const person = byId.get(id)
  if (!person) throw new RangeError(`no demo user has the id ${id}`)
  return person.role
}

/** Returns the name of a seeded person; '' for an unknown id. */
export const getSeededName = (id: string): string => byId.get(id)?.name ?? ''
export const getSeededEmail = (id: string): string => byId.get(id)?.email ?? ''

/**
 * Adds the demo's users and marks the database as a demo. Users who have agreed to the terms see no
 * privacy banner.
 */
export async function seedPeople(db: Db, { clock }: SeedTools, haveAgreed = false): Promise<void> {
  const now = clock()
  const at = now.toISOString()
  const joined = new Date(now.getTime() - 400 * DAY_MS).toISOString()
  const rows = people.map((person) => ({
    ...person,
    ...toNameColumns(splitName(person.name)),
    password_hash: DEMO_PASSWORD_HASH,
    terms_agreed_at: haveAgreed ? at : null,
    created_at: joined,
  }))
  await insertRows(db, 'people', rows)
  await db
    .insertInto('settings')
    .values({ key: DEMO_PASSWORD_SETTING, value: DEMO_PASSWORD })
    .execute()
}

const removeSpecialCharacters = (text: string) => fold(text).replace(/[^a-z0-9]+/g, '')

/** Returns an email address in a reserved domain (RFC 2606). */
export const createCompanyEmail = (contact: string, company: string): string =>
  `${removeSpecialCharacters(contact.split(' ')[0] ?? '')}@${removeSpecialCharacters(company)}.example`
