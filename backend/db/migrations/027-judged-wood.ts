import type { MigrationFor } from '../migrate'

/**
 * The supply's wood when a report was submitted, by which it is judged. Earlier reports still
 * follow their supply.
 */
export const judgedWood: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('inspection_reports').addColumn('wood', text).execute()
  },
})
