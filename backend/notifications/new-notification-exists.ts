import { sql } from 'kysely'
import type { Call } from '../call'
import { MAX_NOTIFICATIONS } from './list-notifications'

/**
 * Called every seven seconds by everybody: it reads the list's own index and no row, and stops at the first unread one. It is plain SQL
 * because building the query took as long as running it.
 */
export async function newNotificationExists({
  db,
  person,
}: Pick<Call<'newNotificationExists'>, 'db' | 'person'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (
      select is_read from notifications where person_id = ${person.id} order by created_at desc, id desc limit ${MAX_NOTIFICATIONS}
    ) as newest where is_read = 0 limit 1`.execute(db)
  return rows.length > 0
}
