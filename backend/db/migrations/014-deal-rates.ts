import type { MigrationFor } from '../migrate'

/** The last exchange rate used for a currency is looked up whenever a deal in it is shown or typed. */
export const dealRates: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('deals_of_currency')
      .on('deals')
      .columns(['currency', 'number_key'])
      .execute()
  },
})
