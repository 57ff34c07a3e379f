import type { RecordPolicy } from '../documents/record-policy'
import { findPerson, type StoredPerson } from './find-person'
import { hasGlobalRole } from './roles'

/** History, comments and files of a person are for those who manage people, not for the person. */
export const personPolicy: RecordPolicy<StoredPerson> = {
  readerRoles: ['global_manager', 'admin'],
  find: (db, _actor, id) => findPerson(db, id),
  canAttach: () => true,
  commentRecipients: async ({ person }, about, speakers) => ({
    people: speakers.filter(hasGlobalRole).map(({ id }) => id),
    key: 'person_commented',
    params: { about: about.name, person: person.name },
  }),
}
