import type { MigrationFor } from '../migrate'

/** Whether one of the newest notifications is unread is read from their index; the index of unread ones is no longer used. */
export const newestNotifications: MigrationFor = () => ({
  async up(db) {
    await db.schema.dropIndex('notifications_unread').execute()
    await db.schema.dropIndex('notifications_newest').execute()
    const columns = ['person_id', 'created_at', 'id', 'is_read']
    await db.schema
      .createIndex('notifications_newest')
      .on('notifications')
      .columns(columns)
      .execute()
  },
})
