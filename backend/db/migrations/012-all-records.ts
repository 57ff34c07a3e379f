import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Comments, files, history and notifications of any record; clients.created_by and updated_by,
 * null for existing rows.
 */
export const allRecords: MigrationFor = ({ text }) => ({
  async up(db) {
    for (const table of ['comments', 'activity', 'attachments', 'notifications']) {
      await db.schema.alterTable(table).renameColumn('document_kind', 'record_kind').execute()
      await db.schema.alterTable(table).renameColumn('document_id', 'record_id').execute()
    }
    await sql`update activity set kind = 'overridden' where kind = 'credit_overridden'`.execute(db)
    await db.schema.alterTable('clients').addColumn('created_by', text).execute()
    await db.schema.alterTable('clients').addColumn('updated_by', text).execute()
  },
})
