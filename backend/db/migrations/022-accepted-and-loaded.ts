import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Accepted and loaded volume of supply lines. Existing lines have no inspections; loaded ones were
 * allocated.
 */
export const acceptedAndLoaded: MigrationFor = ({ integer }) => ({
  async up(db) {
    await db.schema.alterTable('supply_lines').addColumn('accepted_l', integer).execute()
    await db.schema
      .alterTable('supply_lines')
      .addColumn('loaded_l', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`
      update supply_lines
      set loaded_l = (select coalesce(sum(allocations.loaded_l), 0) from allocations where supply_line_id = supply_lines.id)
      where id in (select supply_line_id from allocations where loaded_l > 0)
    `.execute(db)
  },
})
