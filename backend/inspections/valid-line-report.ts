import { sql } from 'kysely'

/**
 * Of what approved reports said of a line of `supply_lines`, what stands: the word of whoever looked last. A lot that failed and was sorted is inspected
 * again, and the same wood is not accepted twice; a report whose place a correction has taken says nothing. To be read from in a subquery of
 * `supply_lines`, with `i` the line as it was inspected and `r` its report.
 */
export const validLineReport = sql`
  from inspected_lines i
  join inspection_reports r on r.id = i.report_id
  where i.supply_line_id = supply_lines.id and i.accepted_l is not null and r.status = 'approved' and r.corrected_by_id is null
  order by r.inspected_on desc, r.approved_at desc, r.number_key desc
  limit 1
`

/** What is to lie there of a line of `supply_lines`, litres: by what is ready, confirmed or ordered, whichever is known last. */
export const presentLitres = sql<number>`coalesce(supply_lines.ready_l, supply_lines.confirmed_l, supply_lines.volume_l)`
