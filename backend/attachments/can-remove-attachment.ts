import type { Person } from '../call'
import { hasGlobalRole } from '../people/roles'

/** True if the person uploaded the file, or is a global manager or admin. */
export const canRemoveAttachment = (
  person: Pick<Person, 'id' | 'role'>,
  uploaderId: string,
): boolean => person.id === uploaderId || hasGlobalRole(person)
