import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/**
 * Stores the unallocated volume of a supply. Indices of late and of unallocated supplies begin
 * with their conditions, written as in `late-week` and `free-wood`.
 */
export const lateAndFreeSupplies: MigrationFor = ({ integer }) => ({
  async up(db) {
    await db.schema
      .alterTable('supplies')
      .addColumn('free_l', integer, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`
      update supplies set free_l =
        (select coalesce(sum(case when ready_l < coalesce(confirmed_l, volume_l) then ready_l else coalesce(confirmed_l, volume_l) end), 0)
          from supply_lines where supply_id = supplies.id)
        - (select coalesce(sum(litres), 0) from allocations where supply_id = supplies.id)
    `.execute(db)
    await sql`
      create index supplies_by_late on supplies (
        (case when status in ('ordered', 'confirmed', 'in_production') then ready_week end), id, status, ready_week
      )
    `.execute(db)
    await sql`
      create index supplies_by_free on supplies (
        (case when status in ('ordered', 'confirmed', 'in_production', 'ready') then free_l end), id, status, ready_week
      )
    `.execute(db)
  },
})
