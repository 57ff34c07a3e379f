import { sql } from 'kysely'
import type { Db } from '../db/tables'

type ReportSelection = { id: string } | { cargo_id: string } | { sawmill_id: string } | 'all'

/**
 * Says of these reports what they are found by: their number, the seal that was read, and what the container or the supply that they are of is found by. Whatever
 * changes one of these calls it in its own transaction.
 */
export async function updateReportWords(db: Db, which: ReportSelection): Promise<void> {
  const reports = db.updateTable('inspection_reports').set({
    search_text: sql<string>`lower(number) || ' ' || coalesce(lower(seal_number), '')
      || coalesce((select ' ' || lower(supplies.number) || ' ' || supplies.sawmill_key from supplies where supplies.id = inspection_reports.supply_id), '')
      || coalesce((select ' ' || cargos.search_text from cargos where cargos.id = inspection_reports.cargo_id), '')`,
  })
  if (which === 'all') await reports.execute()
  else if ('sawmill_id' in which)
    await reports
      .where(
        sql<boolean>`supply_id in (select id from supplies where sawmill_id = ${which.sawmill_id})`,
      )
      .execute()
  else if ('cargo_id' in which) await reports.where('cargo_id', '=', which.cargo_id).execute()
  else await reports.where('id', '=', which.id).execute()
}
