import type { Schemas } from '../call'
import { createFieldTable } from '../records/field-table'
import { type Actor, hasGlobalRole } from './roles'
import { canManagePerson } from './rules/permissions'
import type { RecordPolicy } from '../records/record-policy'
import { requirePerson, type StoredPerson } from './require-person'

export type PersonWrite = Schemas['PersonWrite']

/** Logged values of a person, with the name of their company. */
export type LoggedPerson = PersonWrite & { company_name: string | null }

/** Every field of a person, in the order of the log. */
export const personFields = createFieldTable<
  PersonWrite,
  LoggedPerson,
  never,
  Schemas['PersonField']
>({
  fields: {
    first_name: {},
    last_name: {},
    email: {},
    phone: {},
    country: {},
    language: {},
    role: {},
    countries: { formatLogged: ({ countries }) => countries.join(', ') || null },
    company_id: { formatLogged: ({ company_name }) => company_name },
  },
})

/** Returns the fields that the actor may edit. People can't change their own role. */
export function getEditablePersonFields(
  actor: Actor,
  person: Actor & { erased_at: string | null },
): Schemas['PersonField'][] {
  if (!canManagePerson(actor, person) || person.erased_at !== null) return []
  const ownLocked: readonly string[] =
    actor.id === person.id ? ['role', 'countries', 'company_id'] : []
  return personFields.names.filter((name) => !ownLocked.includes(name)) as Schemas['PersonField'][]
}

/** History, comments and files of a person are for those who manage people, not for the person. */
export const personPolicy: RecordPolicy<StoredPerson> = {
  readerRoles: ['global_manager', 'admin'],
  requireRecord: (db, _actor, id) => requirePerson(db, id),
  canAttach: () => true,
  commentRecipients: async ({ person }, subject, commenters) => ({
    people: commenters.filter(hasGlobalRole).map(({ id }) => id),
    key: 'person_commented',
    params: { about: subject.name, person: person.name },
  }),
}
