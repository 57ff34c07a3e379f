import { createReportPolicy } from '../reports/report-policy'
import type { StaffCall } from '../call'
import type { MessageParams } from '../notifications/format-message'
import type { ReportRow } from '../reports/find-report'

/** Returns the parameters of notifications about a report. */
export async function toSupplyReportMessageParams(
  { db, person }: StaffCall,
  { number, supply_id }: ReportRow,
  reason = '',
): Promise<MessageParams> {
  const supply = await db
    .selectFrom('supplies')
    .select(['number', 'sawmill_name'])
    .where('id', '=', supply_id ?? '')
    .executeTakeFirstOrThrow()
  return {
    number,
    supply: supply.number,
    sawmill: supply.sawmill_name,
    person: person.name,
    reason,
  }
}

/** Returns the purchase manager of the supply; null if there is none. */
export const findPurchaseManagerId = async (
  { db }: StaffCall,
  { supply_id }: ReportRow,
): Promise<string | null> =>
  (
    await db
      .selectFrom('supplies')
      .select('purchase_manager_id')
      .where('id', '=', supply_id ?? '')
      .executeTakeFirstOrThrow()
  ).purchase_manager_id

export const supplyReportPolicy = createReportPolicy('supply_report', async (call, report) => ({
  key: 'supply_report_commented',
  params: await toSupplyReportMessageParams(call, report),
}))
