import type { MigrationFor } from '../migrate'

/** Index of the last exchange rate of a currency, read whenever a deal in it is shown or edited. */
export const dealRates: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('deals_of_currency')
      .on('deals')
      .columns(['currency', 'number_key'])
      .execute()
  },
})
