import type { MigrationFor } from '../migrate'

/** Supplies are searched in a narrow index, as deals are: counting matches reads all texts. */
export const supplyTexts: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('supplies_words')
      .on('supplies')
      .columns(['number_key', 'id', 'search_text'])
      .execute()
  },
})
