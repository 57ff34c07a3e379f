import type { Db } from '../db/tables'
import { isGlobal } from '../people/staff'
import type { RecordRules } from './record-rules'

/** The rules of a record beside which those who see all countries keep what is theirs alone. @param kind also names the sentence that tells of a comment */
export const globalRecord = <Subject extends { name: string }>(
  kind: 'client' | 'sawmill',
  find: (db: Db, id: string) => Promise<Subject>,
): RecordRules<Subject> => ({
  readers: ['global_manager', 'admin'],
  find: (db, _person, id) => find(db, id),
  mayAttach: isGlobal,
  told: async ({ person }, { name }, speakers) => ({
    people: speakers.filter(isGlobal).map(({ id }) => id),
    key: `${kind}_commented`,
    params: { [kind]: name, person: person.name },
  }),
})
