import { defineKind } from '../records/record-kind'
import { peopleHandlers } from './handlers'
import { personPolicy } from './schema'

export const personKind = defineKind({
  policy: personPolicy,
  handlers: peopleHandlers,
  findTitles: (db, ids) =>
    db.selectFrom('people').select(['id', 'name as title']).where('id', 'in', ids).execute(),
})
