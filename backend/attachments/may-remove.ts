import type { Person } from '../call'
import { isGlobal } from '../people/staff'

/** Who may take a file off a record: who put it there, and global managers and admins. */
export const mayRemove = (person: Pick<Person, 'id' | 'role'>, uploaderId: string): boolean =>
  person.id === uploaderId || isGlobal(person)
