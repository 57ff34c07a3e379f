import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** The last price of a product is looked up whenever one is typed: its lines stand in the order of their deals, which they have to know for that. */
export const lastPrices: MigrationFor = ({ integer }) => ({
  async up(db) {
    // A column that is added must have a value; each line then gets its own.
    await db.schema
      .alterTable('deal_lines')
      .addColumn('deal_key', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await db
      .updateTable('deal_lines')
      .set({ deal_key: sql`(select number_key from deals where deals.id = deal_lines.deal_id)` })
      .execute()
    await db.schema
      .createIndex('deal_lines_of_product')
      .on('deal_lines')
      .columns(['product_id', 'deal_key', 'position'])
      .execute()
  },
})
