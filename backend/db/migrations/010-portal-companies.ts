import type { MigrationFor } from '../migrate'

/** Links clients to companies of the portal; none for existing clients. */
export const portalCompanies: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('clients').addColumn('portal_company_id', text).execute()
  },
})
