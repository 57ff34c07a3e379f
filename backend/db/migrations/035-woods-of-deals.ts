import type { MigrationFor } from '../migrate'

/** Whether a deal has wood of a species is read from an index, deal by deal: a dashboard asks it of the few that are late, and not of all. */
export const woodsOfDeals: MigrationFor = () => ({
  async up(db) {
    await db.schema
      .createIndex('deal_lines_with_wood')
      .on('deal_lines')
      .columns(['deal_id', 'wood_key'])
      .execute()
  },
})
