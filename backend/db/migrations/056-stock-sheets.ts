import type { MigrationFor } from '../migrate'

/** Changes of lots by stock sheet, so that a sheet can be reverted. */
export const stockSheets: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema
      .createTable('stock_sheets')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('created_by', text, (c) => c.notNull().references('people.id'))
      .addColumn('undone_at', text)
      .addColumn('undone_by', text, (c) => c.references('people.id'))
      .execute()
    await db.schema
      .createIndex('stock_sheets_newest')
      .on('stock_sheets')
      .columns(['created_at', 'id'])
      .execute()
    await db.schema
      .createTable('stock_sheet_packs')
      .addColumn('sheet_id', text, (c) => c.notNull().references('stock_sheets.id'))
      // The lot may be deleted when its sheet is reverted.
      .addColumn('lot_id', text, (c) => c.notNull())
      .addColumn('before', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('version', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('stock_sheet_packs_pk', ['sheet_id', 'lot_id'])
      .execute()
  },
})
