import { createGlobalRecordPolicy } from '../documents/global-record-policy'
import { createNotFoundProblem } from '../problems/problem'

/** What is kept beside a client is for those who keep clients: credit is talked of there. */
export const clientPolicy = createGlobalRecordPolicy('client', (db, id) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(createNotFoundProblem),
)
