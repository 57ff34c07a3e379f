import type { RecordRules } from '../documents/record-rules'
import { findPerson, type KeptPerson } from './find-person'
import { isGlobal } from './staff'

/** What is kept beside a person is of those who keep people; the person reads none of it. */
export const personRecord: RecordRules<KeptPerson> = {
  readers: ['global_manager', 'admin'],
  find: (db, _actor, id) => findPerson(db, id),
  mayAttach: () => true,
  told: async ({ person }, about, speakers) => ({
    people: speakers.filter(isGlobal).map(({ id }) => id),
    key: 'person_commented',
    params: { about: about.name, person: person.name },
  }),
}
