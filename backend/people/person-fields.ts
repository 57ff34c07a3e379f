import type { Schemas } from '../call'
import { createFieldTable } from '../documents/field-table'
import type { Actor } from './actor'
import { canManagePerson } from './rules/permissions'

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
export function getEditablePersonFields(actor: Actor, person: Actor): Schemas['PersonField'][] {
  if (!canManagePerson(actor, person)) return []
  const kept: readonly string[] = actor.id === person.id ? ['role', 'countries', 'company_id'] : []
  return personFields.names.filter((name) => !kept.includes(name)) as Schemas['PersonField'][]
}
