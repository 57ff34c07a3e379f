import type { MigrationFor } from '../migrate'

/** Who set what services and trucks cost, from what to what. */
export const rateChanges: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema
      .createTable('rate_changes')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('person_id', text, (c) => c.notNull().references('people.id'))
      .addColumn('service', text)
      // Of a way that may be none any more.
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
