import type { MigrationFor } from '../migrate'

/** An index of species by deal, for dashboards that check the few late deals. */
export const woodsOfDeals: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('deal_lines_with_wood')
      .on('deal_lines')
      .columns(['deal_id', 'wood_key'])
      .execute()
  },
})
