import type { MigrationFor } from '../migrate'

/** What reports of containers are asked for, and by what a report or a file is known that is sent a second time. */
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
