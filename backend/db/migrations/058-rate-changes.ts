import type { MigrationFor } from '../migrate'

/** Changes of service and transport rates. */
export const rateChanges: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema
      .createTable('rate_changes')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('person_id', text, (c) => c.notNull().references('people.id'))
      .addColumn('service', text)
      // The location may no longer have a tariff.
      .addColumn('location', text)
      .addColumn('country', text)
      .addColumn('zip_prefix', text)
      .addColumn('before', text)
      .addColumn('after', text)
      .execute()
    await db.schema
      .createIndex('rate_changes_newest')
      .on('rate_changes')
      .columns(['at', 'id'])
      .execute()
  },
})
