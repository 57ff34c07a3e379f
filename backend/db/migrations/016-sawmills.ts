import type { MigrationFor } from '../migrate'

export const sawmills: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('sawmills')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_key', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('address', text)
      .addColumn('coordinates', text)
      .addColumn('contacts', text, (c) => c.notNull())
      .addColumn('species', text, (c) => c.notNull())
      .addColumn('profiles', text, (c) => c.notNull())
      .addColumn('capacity_m3_month', integer)
      .addColumn('lead_time_weeks', integer)
      .addColumn('payment_kind', text, (c) => c.notNull())
      .addColumn('payment_net_days', integer)
      .addColumn('certificate_scheme', text)
      .addColumn('certificate_code', text)
      .addColumn('certificate_expires', text)
      .addColumn('approval', text, (c) => c.notNull())
      .addColumn('search_text', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('updated_by', text)
      .execute()
    await db.schema
      .createIndex('sawmills_name')
      .on('sawmills')
      .columns(['country', 'name_key'])
      .unique()
      .execute()
  },
})
