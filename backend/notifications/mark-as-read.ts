import type { Handler } from '../call'
import { Problem } from '../problems/problem'

export const markNotificationAsRead: Handler<'markNotificationAsRead'> = async ({
  db,
  person,
  path,
}) => {
  const mine = await db
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('id', '=', path.uuid)
    .where('person_id', '=', person.id)
    .returning('id')
    .executeTakeFirst()
  if (!mine) throw new Problem('not_found')
}
