import type { Handler, Schemas } from '../call'
import type { Db } from '../db/tables'
import { createRecordHandlers, type HeadInsert } from '../documents/record-crud'
import { mailPasswordLinkTo } from '../passwords/password-links'
import { endSessions } from '../session/end-sessions'
import { findPersonErrors } from './check-person'
import { toPersonWrite, type StoredPerson } from './find-person'
import { toNameColumns } from './person-name'
import { personFields, type LoggedPerson, type PersonWrite } from './person-fields'
import { personPolicy } from './person-policy'
import { presentPerson } from './present-person'
import { canLogIn } from './session-person'

const personCrud = createRecordHandlers<StoredPerson, PersonWrite, Schemas['Person']>({
  kind: 'person',
  rules: personPolicy,
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
  async update({ db }, person, head, before) {
    await db
      .updateTable('people')
      .set({ ...toPersonColumns(person), ...head })
      .where('id', '=', before.id)
      .execute()
    await setCountries(db, before.id, person.countries)
    // What they may do is asked for anew when they come in.
    const isOther = person.role !== before.role || person.company_id !== before.company_id
    if (isOther) await endSessions(db, new Date(head.updated_at), [before.id])
    // A link in the old letter box would let somebody else in.
    if (person.email !== before.email)
      await db.deleteFrom('password_links').where('person_id', '=', before.id).execute()
  },
  present: presentPerson,
})

export const getPerson: Handler<'getPerson'> = personCrud.read
export const updatePerson: Handler<'updatePerson'> = personCrud.update

/** Adds somebody, and mails them a link; whose company waits to be verified gets it then. */
export const createPerson: Handler<'createPerson'> = async (call) => {
  const shown = await personCrud.create(call)
  if (await canLogIn(call.db, shown.id)) await mailPasswordLinkTo(call, shown, 'invited')
  return shown
}

/** What the log says of a change. */
export async function findPersonChanges(
  db: Db,
  before: PersonWrite,
  after: PersonWrite,
): Promise<Schemas['FieldChange'][]> {
  const ids = [before.company_id, after.company_id].filter((id) => id !== null)
  const companies = ids.length
    ? await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute()
    : []
  const logged = (person: PersonWrite): LoggedPerson => ({
    ...person,
    company_name: companies.find(({ id }) => id === person.company_id)?.name ?? null,
  })
  return personFields.changes(logged(before), logged(after))
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
  ...{ email, phone, country, language, role, company_id },
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
