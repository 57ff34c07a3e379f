import { globalRecord } from '../documents/global-record'
import { notFound } from '../problems/problem'

/** What is kept beside a mill is for those who keep mills: its contracts and prices lie there. */
export const sawmillRecord = globalRecord('sawmill', (db, id) =>
  db.selectFrom('sawmills').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound),
)
