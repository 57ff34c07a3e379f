import { sql } from 'kysely'

/**
 * Selects the valid report of a line: the approved one with the latest inspection that was not
 * corrected. A re-inspection of sorted wood replaces the earlier one, so that no wood is accepted
 * twice. For use in a subquery of `supply_lines`, with `i` the inspected line and `r` its report.
 */
export const validLineReport = sql`
  from inspected_lines i
  join inspection_reports r on r.id = i.report_id
  where i.supply_line_id = supply_lines.id and i.accepted_l is not null and r.status = 'approved' and r.corrected_by_id is null
  order by r.inspected_on desc, r.approved_at desc, r.number_key desc
  limit 1
`

/** Litres of a supply line: ready, else confirmed, else ordered. */
export const presentLitres = sql<number>`coalesce(supply_lines.ready_l, supply_lines.confirmed_l, supply_lines.volume_l)`
