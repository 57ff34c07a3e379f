import { sql } from 'kysely'
import type { Db } from '../db/tables'

type ReportSelection = { id: string } | { cargo_id: string } | { sawmill_id: string } | 'all'

/**
 * Updates the search text of reports: number, seal, and the text of their cargo or supply. Must
 * run in the transaction of any change to these.
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
