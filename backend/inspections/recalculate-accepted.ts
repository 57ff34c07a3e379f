import { sql } from 'kysely'
import type { Db } from '../db/tables'
import { presentLitres, validLineReport } from './valid-line-report'

/**
 * Recalculates the accepted and usable litres of each line of a supply from its valid report,
 * limited to the present litres. Null without a report.
 */
export async function recalculateAccepted(db: Db, supplyId: string): Promise<void> {
  const capped = (column: 'accepted_l' | 'usable_l') => {
    const litres = sql.ref(`i.${column}`)
    return sql`(select case when ${litres} > ${presentLitres} then ${presentLitres} else ${litres} end ${validLineReport})`
  }
  await sql`update supply_lines set accepted_l = ${capped('accepted_l')}, usable_l = ${capped('usable_l')} where supply_id = ${supplyId}`.execute(
    db,
  )
}
