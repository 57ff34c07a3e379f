import type { Person } from '../call'
import { hasGlobalRole } from '../people/roles'

/** Who may take a file off a record: who put it there, and global managers and admins. */
export const canRemoveAttachment = (
  person: Pick<Person, 'id' | 'role'>,
  uploaderId: string,
): boolean => person.id === uploaderId || hasGlobalRole(person)
