import type { Person } from '../call'

/** Who may take a file off a document: who put it there, and global managers and admins. */
export const mayRemove = (person: Pick<Person, 'id' | 'role'>, uploaderId: string): boolean =>
  person.id === uploaderId || person.role === 'global_manager' || person.role === 'admin'
