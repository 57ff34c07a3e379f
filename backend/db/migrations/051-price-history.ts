import type { MigrationFor } from '../migrate'

/** What was done to the prices of a product, newest first. */
export const priceHistory: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('price_changes_of_product')
      .on('price_changes')
      .columns(['product_id', 'at', 'version'])
      .execute()
  },
})
