import type { Handler } from '../call'

/** Asked by everybody every seven seconds: it stops at the first index entry. */
export const newNotificationExists: Handler<'newNotificationExists'> = async ({ db, person }) => {
  const unread = await db
    .selectFrom('notifications')
    .select('is_read')
    .where('person_id', '=', person.id)
    .where('is_read', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return unread !== undefined
}
