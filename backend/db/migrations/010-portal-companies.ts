import type { MigrationFor } from '../migrate'

/** Which company of the portal a client is; none for the clients that are there. */
export const portalCompanies: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('clients').addColumn('portal_company_id', text).execute()
  },
})
