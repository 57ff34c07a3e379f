import type { MigrationFor } from '../migrate'

/** Stores the list price that applied when an offer closed. */
export const closedOfferPrices: MigrationFor = ({ integer, text }) => ({
  async up(db) {
    await db.schema.alterTable('offers').addColumn('closed_list_price', integer).execute()
    await db.schema.alterTable('offers').addColumn('closed_list_unit', text).execute()
  },
})
