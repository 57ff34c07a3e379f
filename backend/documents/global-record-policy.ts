import type { Db } from '../db/tables'
import { hasGlobalRole } from '../people/roles'
import type { RecordPolicy } from './record-policy'

/**
 * Creates the policy of a record whose comments and files only global roles see.
 * @param kind also selects the message of a comment
 */
export const createGlobalRecordPolicy = <Subject extends { name: string }>(
  kind: 'client' | 'sawmill',
  find: (db: Db, id: string) => Promise<Subject>,
): RecordPolicy<Subject> => ({
  readerRoles: ['global_manager', 'admin'],
  find: (db, _person, id) => find(db, id),
  canAttach: hasGlobalRole,
  commentRecipients: async ({ person }, { name }, commenters) => ({
    people: commenters.filter(hasGlobalRole).map(({ id }) => id),
    key: `${kind}_commented`,
    params: { [kind]: name, person: person.name },
  }),
})
