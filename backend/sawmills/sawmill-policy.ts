import { createGlobalRecordPolicy } from '../documents/global-record-policy'
import { createNotFoundProblem } from '../problems/problem'

/** What is kept beside a mill is for those who keep mills: its contracts and prices lie there. */
export const sawmillPolicy = createGlobalRecordPolicy('sawmill', (db, id) =>
  db
    .selectFrom('sawmills')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(createNotFoundProblem),
)
