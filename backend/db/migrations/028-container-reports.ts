import type { MigrationFor } from '../migrate'

/** Reports of containers, and ids that identify a repeated report or file. */
export const containerReports: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema.alterTable('inspection_reports').addColumn('seal_number', text).execute()
    await db.schema
      .alterTable('inspection_reports')
      .addColumn('differs', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('inspection_reports').addColumn('sent_hash', text).execute()
    await db.schema.alterTable('attachments').addColumn('sha256', text).execute()
  },
})
