import type { MigrationFor } from '../migrate'

/** Marks which prices of a sheet were reverted, and which sheets were applied in full. */
export const priceSheetsInParts: MigrationFor = ({ integer }) => ({
  async up(db) {
    await db.schema
      .alterTable('price_imports')
      .addColumn('is_finished', integer, (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema
      .alterTable('price_changes')
      .addColumn('taken_back', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    const undone = db.selectFrom('price_imports').select('id').where('undone_at', 'is not', null)
    await db
      .updateTable('price_changes')
      .set({ taken_back: 1 })
      .where('import_id', 'in', undone)
      .execute()
  },
})
