import { sql } from 'kysely'
import type { MigrationFor } from '../migrate'

/** supply_lines.free_week: ready week of lines with unallocated volume, indexed by wood. */
export const freeLines: MigrationFor = ({ text }) => ({
  async up(db) {
    await db.schema.alterTable('supply_lines').addColumn('free_week', text).execute()
    await sql`
      update supply_lines set free_week = (select coalesce(ready_week, '9999') from supplies where id = supply_lines.supply_id)
      where supply_id in (select id from supplies where status not in ('completed', 'canceled'))
        and case when ready_l < coalesce(confirmed_l, volume_l) then ready_l else coalesce(confirmed_l, volume_l) end
          > (select coalesce(sum(litres), 0) from allocations where supply_line_id = supply_lines.id)
    `.execute(db)
    await sql`create index supply_lines_with_free on supply_lines (wood_key, free_week, id) where free_week is not null`.execute(
      db,
    )
    // The punctuality of mills is counted from an index alone.
    await sql`create index supplies_made on supplies (sawmill_id, ready_at, ready_week, status) where ready_at is not null`.execute(
      db,
    )
  },
})
