import type { MigrationFor } from '../migrate'

/**
 * The unread mark is read from the index of the newest notifications; drops the index of unread
 * ones.
 */
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
