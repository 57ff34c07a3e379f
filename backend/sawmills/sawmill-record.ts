import type { Row } from '../db/tables'
import type { RecordRules } from '../documents/record-rules'
import { isGlobal } from '../people/staff'
import { notFound } from '../problems/problem'

/** What is kept beside a mill is for those who keep mills: its contracts and prices lie there. */
export const sawmillRecord: RecordRules<Row<'sawmills'>> = {
  readers: ['global_manager', 'admin'],
  find: (db, _person, id) => db.selectFrom('sawmills').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound),
  mayAttach: isGlobal,
  told: async ({ person }, mill, speakers) => ({
    people: speakers.filter(isGlobal).map(({ id }) => id),
    key: 'sawmill_commented',
    params: { sawmill: mill.name, person: person.name },
  }),
}
