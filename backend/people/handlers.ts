import { canGrantRole, findRoleErrors } from '@domain/rules/role-rules'
import { findCountryErrors } from '@domain/rules/terms-rules'
import type { Handler, Schemas, PersonCall, Handlers } from '../call'
import type { Db, Tables } from '../db/tables'
import { updateManagerName } from '../search/update-document-names'
import { createRecordHandlers, type HeadInsert } from '../records/record-handlers'
import { mailPasswordLinkTo } from '../passwords/password-links'
import { endSessions } from '../session/tokens'
import { countOpenWork } from '../hand-over/hand-over'
import { pickFirstErrors } from '../problems/field-errors'
import type { FieldError } from '../problems/problem'
import { isDemoLogin } from '../session/demo-people'
import { type StoredPerson, toPersonWrite, isLastAdmin } from './require-person'
import { toNameColumns } from './person-refs'
import {
  getEditablePersonFields,
  type LoggedPerson,
  personFields,
  type PersonWrite,
  personPolicy,
} from './schema'
import { presentPerson } from './present-person'
import { canLogIn } from './session-person'
import { expressionBuilder } from 'kysely'
import { type Filters, type ListFilterValues, toConditions } from '../db/filters'
import { containsText, parseSearchWords } from '../db/fold'
import { paginateTable } from '../db/keyset-page'
import { erasePerson } from './erase-person'
import { listPeople } from './list-people'
import {
  clearPersonSessions,
  handWorkOver,
  sendPersonLink,
  transitionPerson,
} from './transition-person'
import { STAFF_ROLES } from './roles'

/**
 * Returns errors that the schema can't find: locked fields, roles the caller can't grant, an
 * email address in use, a role with open work, and the last admin.
 * @param storedPerson the stored person; null for a new one
 */
async function findPersonErrors(
  { db, person: actor }: PersonCall,
  write: PersonWrite,
  storedPerson: StoredPerson | null,
): Promise<FieldError[]> {
  return pickFirstErrors([
    ...(storedPerson
      ? personFields.findLockedErrors(
          toPersonWrite(storedPerson),
          write,
          getEditablePersonFields(actor, storedPerson),
        )
      : []),
    ...(storedPerson?.role === write.role || canGrantRole(actor, write.role)
      ? []
      : [{ pointer: '/role', code: 'locked' as const }]),
    ...(storedPerson && storedPerson.role !== write.role
      ? await findLeavingErrors(db, storedPerson)
      : []),
    ...(storedPerson ? await findDemoErrors(db, storedPerson, write) : []),
    ...findRoleErrors(write),
    ...(write.country === null ? [] : findCountryErrors({ country: write.country })),
    ...write.countries.flatMap((country, i) =>
      findCountryErrors({ country }).map((error) => ({ ...error, pointer: `/countries/${i}` })),
    ),
    ...(await findCompanyErrors(db, write)),
    ...(await findDuplicateEmailErrors(db, write, storedPerson?.id ?? '')),
  ])
}

async function findDemoErrors(
  db: Db,
  storedPerson: StoredPerson,
  write: PersonWrite,
): Promise<FieldError[]> {
  const changed = (['role', 'email'] as const).filter(
    (field) => storedPerson[field] !== write[field],
  )
  if (changed.length === 0 || !(await isDemoLogin(db, storedPerson))) return []
  return changed.map((field) => ({ pointer: `/${field}`, code: 'demo_person' }))
}

async function findLeavingErrors(db: Db, person: StoredPerson): Promise<FieldError[]> {
  if (await isLastAdmin(db, person)) return [{ pointer: '/role', code: 'last_admin' }]
  return (await countOpenWork(db, person.id)).length
    ? [{ pointer: '/role', code: 'open_work' }]
    : []
}

async function findCompanyErrors(db: Db, { company_id }: PersonWrite): Promise<FieldError[]> {
  if (company_id === null) return []
  const found = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', company_id)
    .executeTakeFirst()
  return found ? [] : [{ pointer: '/company_id', code: 'not_found' }]
}

async function findDuplicateEmailErrors(
  db: Db,
  { email }: PersonWrite,
  id: string,
): Promise<FieldError[]> {
  const other = await db
    .selectFrom('people')
    .select('name')
    .where('email', '=', email)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other ? [{ pointer: '/email', code: 'duplicate', params: other }] : []
}

const personCrud = createRecordHandlers<StoredPerson, PersonWrite, Schemas['Person']>({
  kind: 'person',
  policy: personPolicy,
  normalize: (person) => ({
    ...person,
    email: person.email.toLowerCase(),
    countries: [...new Set(person.countries)].toSorted(),
  }),
  findErrors: findPersonErrors,
  findChanges: async (db, before, after) => findPersonChanges(db, toPersonWrite(before), after),
  async insert(db, person, head: HeadInsert) {
    await db
      .insertInto('people')
      .values({ ...toPersonColumns(person), ...head, password_hash: null })
      .execute()
    await setCountries(db, head.id, person.countries)
  },
  async update(call, person, head, before) {
    const { db } = call
    await db
      .updateTable('people')
      .set({ ...toPersonColumns(person), ...head })
      .where('id', '=', before.id)
      .execute()
    await setCountries(db, before.id, person.countries)
    if (toNameColumns(person).name !== before.name) await updateManagerName(call, before.id)
    // Permissions are loaded at login, so the sessions end.
    const isOther = person.role !== before.role || person.company_id !== before.company_id
    if (isOther) await endSessions(db, new Date(head.updated_at), [before.id])
    // A link sent to the old address would let its owner log in.
    if (person.email !== before.email)
      await db.deleteFrom('password_links').where('person_id', '=', before.id).execute()
  },
  present: presentPerson,
})

const getPerson: Handler<'getPerson'> = personCrud.read
const updatePerson: Handler<'updatePerson'> = personCrud.update

/** Adds a person and mails a link, or after verification if the company is pending. */
const createPerson: Handler<'createPerson'> = async (call) => {
  const shown = await personCrud.create(call)
  if (await canLogIn(call.db, shown.id))
    await mailPasswordLinkTo(call, shown, 'invited', {
      sender: { id: call.person.id, record: { kind: 'person', id: shown.id } },
    })
  return shown
}

/** Returns the logged changes of a person. */
async function findPersonChanges(
  db: Db,
  before: PersonWrite,
  after: PersonWrite,
): Promise<Schemas['FieldChange'][]> {
  const ids = [before.company_id, after.company_id].filter((id) => id !== null)
  const companies = ids.length
    ? await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute()
    : []
  const toLoggedPerson = (person: PersonWrite): LoggedPerson => ({
    ...person,
    company_name: companies.find(({ id }) => id === person.company_id)?.name ?? null,
  })
  return personFields.findChanges(toLoggedPerson(before), toLoggedPerson(after))
}

const toPersonColumns = ({
  first_name,
  last_name,
  email,
  phone,
  country,
  language,
  role,
  company_id,
}: PersonWrite) => ({
  ...toNameColumns({ first_name, last_name }),
  email,
  phone,
  country,
  language,
  role,
  company_id,
})

async function setCountries(
  db: Db,
  person_id: string,
  countries: readonly string[],
): Promise<void> {
  await db.deleteFrom('person_countries').where('person_id', '=', person_id).execute()
  if (countries.length)
    await db
      .insertInto('person_countries')
      .values(countries.map((country) => ({ person_id, country })))
      .execute()
}

const people = expressionBuilder<Tables, 'people'>()

const FILTERS: Filters<ListFilterValues<'listStaff'>> = {
  role: (roles) => people('role', 'in', roles),
  id: (ids) => people('id', 'in', ids),
  q: (text) =>
    parseSearchWords(text).map((word) =>
      people.or([containsText('name_key', word), containsText('email', word)]),
    ),
}

/** Inactive people can't be chosen, but their names are still shown. */
const listStaff: Handler<'listStaff'> = async ({ db, query }) => {
  const found = db
    .selectFrom('people')
    .where('role', 'in', STAFF_ROLES)
    .$if(!query.id?.length, (qb) => qb.where('is_active', '=', 1))
    .where((eb) => eb.and(toConditions(FILTERS, query)))
    .select(['id', 'name', 'email', 'role'])
  const { rows, ...page } = await paginateTable(
    found,
    { table: 'people', column: 'name_key', sort: 'name' },
    query,
  )
  return {
    items: rows.map(({ id, name, email, role }) => ({ id, name, email, role })),
    ...page,
  }
}

export const peopleHandlers = {
  listPeople,
  listStaff,
  createPerson,
  getPerson,
  updatePerson,
  transitionPerson,
  erasePerson,
  handWorkOver,
  clearPersonSessions,
  sendPersonLink,
} satisfies Partial<Handlers>
