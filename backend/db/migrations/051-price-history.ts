import type { MigrationFor } from '../migrate'

/** History of a product's prices, newest first. */
export const priceHistory: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('price_changes_of_product')
      .on('price_changes')
      .columns(['product_id', 'at', 'version'])
      .execute()
  },
})
