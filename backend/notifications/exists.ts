import { sql } from 'kysely'
import type { Handler } from '../call'

/** Asked by everybody every seven seconds: it stops at the first index entry, and is written out because building it took as long as running it. */
export const newNotificationExists: Handler<'newNotificationExists'> = async ({ db, person }) => {
  const { rows } = await sql`select 1 from notifications where person_id = ${person.id} and is_read = 0 limit 1`.execute(db)
  return rows.length > 0
}
