import type { Handler } from '../call'

export const markAllNotificationsAsRead: Handler<'markAllNotificationsAsRead'> = async ({
  db,
  person,
}) => {
  await db
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('person_id', '=', person.id)
    .where('is_read', '=', 0)
    .execute()
}
