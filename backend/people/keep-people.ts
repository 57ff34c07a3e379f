import type { Handler, Schemas } from '../call'
import type { Db } from '../db/tables'
import { keepRecords, type NewHead } from '../documents/record-keeping'
import { mailLink } from '../passwords/password-links'
import { endSessions } from '../session/end-sessions'
import { personMistakes } from './check-person'
import { personWriteOf, type KeptPerson } from './find-person'
import { nameColumns } from './names'
import { personFields, type LoggedPerson, type PersonWrite } from './person-fields'
import { personRecord } from './person-record'
import { presentPerson } from './present-person'
import { canComeIn } from './session-person'

const keptPeople = keepRecords<KeptPerson, PersonWrite, Schemas['Person']>({
  kind: 'person',
  rules: personRecord,
  tidied: (person) => ({
    ...person,
    email: person.email.toLowerCase(),
    countries: [...new Set(person.countries)].toSorted(),
  }),
  mistakes: personMistakes,
  changes: async (db, before, after) => changesOf(db, personWriteOf(before), after),
  async insert(db, person, head: NewHead) {
    await db
      .insertInto('people')
      .values({ ...personColumns(person), ...head, password_hash: null })
      .execute()
    await setCountries(db, head.id, person.countries)
  },
  async update({ db }, person, head, before) {
    await db
      .updateTable('people')
      .set({ ...personColumns(person), ...head })
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

export const getPerson: Handler<'getPerson'> = keptPeople.read
export const updatePerson: Handler<'updatePerson'> = keptPeople.update

/** Adds somebody, and mails them a link; whose company waits to be verified gets it then. */
export const createPerson: Handler<'createPerson'> = async (call) => {
  const shown = await keptPeople.create(call)
  if (await canComeIn(call.db, shown.id)) await mailLink(call, shown, 'invited')
  return shown
}

/** What the log says of a change. */
export async function changesOf(
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

const personColumns = ({
  first_name,
  last_name,
  email,
  phone,
  country,
  language,
  role,
  company_id,
}: PersonWrite) => ({
  ...nameColumns({ first_name, last_name }),
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
