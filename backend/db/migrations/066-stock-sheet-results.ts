import type { MigrationFor } from '../migrate'

/** The state of each pack after a stock sheet, and which packs were reverted. */
export const stockSheetResults: MigrationFor = ({ text, integer }) => ({
  async up(db) {
    await db.schema.alterTable('stock_sheet_packs').addColumn('after', text).execute()
    await db.schema
      .alterTable('stock_sheet_packs')
      .addColumn('taken_back', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    const undone = db.selectFrom('stock_sheets').select('id').where('undone_at', 'is not', null)
    await db
      .updateTable('stock_sheet_packs')
      .set({ taken_back: 1 })
      .where('sheet_id', 'in', undone)
      .execute()
  },
})
