import { createGlobalRecordPolicy } from '../documents/global-record-policy'
import { createNotFoundProblem } from '../problems/problem'

/**
 * Comments, files and history of a client are for those who edit clients: they discuss credit
 * there.
 */
export const clientPolicy = createGlobalRecordPolicy('client', (db, id) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(createNotFoundProblem),
)
