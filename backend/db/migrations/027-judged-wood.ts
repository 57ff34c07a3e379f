import type { MigrationFor } from '../migrate'

/** The wood that a report was judged by when it was handed in, as its supply had it then. Reports of before go on following their supply. */
export const judgedWood: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('inspection_reports').addColumn('wood', text).execute()
  },
})
