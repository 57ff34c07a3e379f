import type { MigrationFor } from '../migrate'

/** The bell asks of the newest notifications whether one is unread: their index says it, and an index of the unread alone has no more use. */
export const newestNotifications: MigrationFor = () => ({
  async up(db) {
    await db.schema.dropIndex('notifications_unread').execute()
    await db.schema.dropIndex('notifications_newest').execute()
    const columns = ['person_id', 'created_at', 'id', 'is_read']
    await db.schema.createIndex('notifications_newest').on('notifications').columns(columns).execute()
  },
})
