import type { MigrationFor } from '../migrate'

/** Changes of lots, and indices of lots by content and location. */
export const lotChanges: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('lot_changes')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('lot_id', text, (c) => c.notNull().references('lots.id'))
      .addColumn('at', text, (c) => c.notNull())
      .addColumn('person_id', text, (c) => c.notNull().references('people.id'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('pcs_before', integer, (c) => c.notNull())
      .addColumn('pcs_after', integer, (c) => c.notNull())
      .addColumn('location_before', text, (c) => c.notNull())
      .addColumn('location_after', text, (c) => c.notNull())
      .addColumn('reason', text)
      .execute()
    await db.schema
      .createIndex('lot_changes_of_lot')
      .on('lot_changes')
      .columns(['lot_id', 'at', 'id'])
      .execute()
    await db.schema
      .createIndex('lots_by_pack')
      .on('lots')
      .columns(['product_id', 'location', 'pcs', 'status', 'litres'])
      .execute()
    await db.schema.createIndex('lots_received').on('lots').columns(['received_at', 'id']).execute()
  },
})
