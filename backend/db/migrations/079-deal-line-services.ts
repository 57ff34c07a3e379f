import type { MigrationFor } from '../migrate'

/** Stores the service that was ordered with a line of a deal, its price per m3 and its amount. */
export const dealLineServices: MigrationFor = ({ integer, text }) => ({
  async up(db) {
    await db.schema.alterTable('deal_lines').addColumn('service', text).execute()
    await db.schema.alterTable('deal_lines').addColumn('service_price', integer).execute()
    await db.schema
      .alterTable('deal_lines')
      .addColumn('service_cents', integer, (column) => column.notNull().defaultTo(0))
      .execute()
  },
})
