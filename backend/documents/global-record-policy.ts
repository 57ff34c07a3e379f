import type { Db } from '../db/tables'
import { hasGlobalRole } from '../people/roles'
import type { RecordPolicy } from './record-policy'

/** The rules of a record beside which those who see all countries keep what is theirs alone. @param kind also names the sentence that tells of a comment */
export const createGlobalRecordPolicy = <Subject extends { name: string }>(
  kind: 'client' | 'sawmill',
  find: (db: Db, id: string) => Promise<Subject>,
): RecordPolicy<Subject> => ({
  readerRoles: ['global_manager', 'admin'],
  find: (db, _person, id) => find(db, id),
  canAttach: hasGlobalRole,
  commentRecipients: async ({ person }, { name }, speakers) => ({
    people: speakers.filter(hasGlobalRole).map(({ id }) => id),
    key: `${kind}_commented`,
    params: { [kind]: name, person: person.name },
  }),
})
