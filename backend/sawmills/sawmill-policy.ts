import { createGlobalRecordPolicy } from '../documents/global-record-policy'
import { createNotFoundProblem } from '../problems/problem'

/**
 * Comments, files and history of a mill are for those who edit mills: they contain contracts and
 * prices.
 */
export const sawmillPolicy = createGlobalRecordPolicy('sawmill', (db, id) =>
  db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(createNotFoundProblem),
)
