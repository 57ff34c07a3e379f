import { sql } from 'kysely'
import { recalculateSupplies } from '../../allocations/recalculate-supplies'
import type { MigrationFor } from '../migrate'
import type { Db } from '../tables'

/** Volume per line that was not rejected. Wood outside the inspected lot counted as rejected. */
export const uninspectedWood: MigrationFor = ({ integer }) => ({
  async up(db: Db) {
    for (const table of ['inspected_lines', 'supply_lines'])
      await db.schema.alterTable(table).addColumn('usable_l', integer).execute()
    const there = sql`(select coalesce(ready_l, confirmed_l, volume_l) from supply_lines where id = supply_line_id)`
    await sql`update inspected_lines set usable_l = case when ${there} - rejected_l > accepted_l then ${there} - rejected_l else accepted_l end
      where accepted_l is not null`.execute(db)
    await sql`update supply_lines set usable_l = (
      select case when i.usable_l > coalesce(ready_l, confirmed_l, volume_l) then coalesce(ready_l, confirmed_l, volume_l) else i.usable_l end
      from inspected_lines i join inspection_reports r on r.id = i.report_id
      where i.supply_line_id = supply_lines.id and i.accepted_l is not null and r.status = 'approved' and r.corrected_by_id is null
      order by r.inspected_on desc, r.approved_at desc, r.number_key desc limit 1)
      where accepted_l is not null`.execute(db)
    const raised = await db
      .selectFrom('supply_lines')
      .select('supply_id')
      .whereRef('usable_l', '>', 'accepted_l')
      .execute()
    await recalculateSupplies(
      db,
      raised.map(({ supply_id }) => supply_id),
    )
  },
})
