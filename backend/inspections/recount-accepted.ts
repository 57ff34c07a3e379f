import { sql } from 'kysely'
import type { Db } from '../db/tables'

/**
 * Counts anew what is accepted of each line of a supply: what its approved reports took of it, and no more than lies ready. A lot that failed and was
 * sorted is inspected again, so reports add up; one that was corrected no longer counts. Null where nobody has said anything of a line.
 */
export async function recountAccepted(db: Db, supplyId: string): Promise<void> {
  await sql`
    update supply_lines set accepted_l = (
      select case when sum(i.accepted_l) > coalesce(supply_lines.ready_l, supply_lines.confirmed_l, supply_lines.volume_l)
        then coalesce(supply_lines.ready_l, supply_lines.confirmed_l, supply_lines.volume_l) else sum(i.accepted_l) end
      from inspected_lines i
      join inspection_reports r on r.id = i.report_id
      where i.supply_line_id = supply_lines.id and r.status = 'approved' and r.corrected_by_id is null
    )
    where supply_id = ${supplyId}
  `.execute(db)
}
