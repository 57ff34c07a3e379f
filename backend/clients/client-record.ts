import { globalRecord } from '../documents/global-record'
import { notFound } from '../problems/problem'

/** What is kept beside a client is for those who keep clients: credit is talked of there. */
export const clientRecord = globalRecord('client', (db, id) =>
  db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound),
)
