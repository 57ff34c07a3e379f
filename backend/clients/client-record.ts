import type { Row } from '../db/tables'
import type { RecordRules } from '../documents/record-rules'
import { isGlobal } from '../people/staff'
import { notFound } from '../problems/problem'

/** What is kept beside a client is for those who keep clients: credit is talked of there. */
export const clientRecord: RecordRules<Row<'clients'>> = {
  readers: ['global_manager', 'admin'],
  find: (db, _person, id) => db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound),
  mayAttach: isGlobal,
  told: async ({ person }, client, speakers) => ({
    people: speakers.filter(isGlobal).map(({ id }) => id),
    key: 'client_commented',
    params: { client: client.name, person: person.name },
  }),
}
