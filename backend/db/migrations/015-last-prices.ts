import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Index of the last price of a product, read whenever a price is entered: lines store the key of
 * their deal to sort by.
 */
export const lastPrices: MigrationFor = ({ integer }) => ({
  async up(db) {
    // An added column needs a default; each line then gets its own value.
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
