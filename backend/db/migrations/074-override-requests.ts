import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** Override requests with their answers. */
export const overrideRequests: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema
      .createTable('override_requests')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('record_kind', text, (c) => c.notNull())
      .addColumn('record_id', text, (c) => c.notNull())
      .addColumn('number', text, (c) => c.notNull())
      .addColumn('step', text, (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('answer', text)
      .addColumn('answered_at', text)
      .addColumn('answered_by', text, (c) => c.references('people.id'))
      .execute()
    await db.schema
      .createIndex('override_requests_record')
      .on('override_requests')
      .columns(['record_id', 'created_at', 'id'])
      .execute()
    // A record has one open request at most.
    await db.schema
      .createIndex('override_requests_open')
      .on('override_requests')
      .column('record_id')
      .unique()
      .where(sql<boolean>`status = 'open'`)
      .execute()
  },
})
