import type { StaffCall } from '../call'
import { notify } from '../notifications/notify'
import { storeStep } from './store-step'

/**
 * Cancels those reports on a cargo that nobody has approved yet: the cargo is canceled, or closed.
 * @param told ids of people who learn of that by the cargo
 */
export async function cancelOpenReports(
  call: StaffCall,
  cargo: { id: string; number: string },
  reason: string,
  told: readonly string[],
): Promise<void> {
  const reports = await call.db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('cargo_id', '=', cargo.id)
    .where('status', 'in', ['draft', 'submitted', 'returned'])
    .orderBy('number_key')
    .execute()
  for (const report of reports) {
    await storeStep(call, report, { to: 'canceled', reason, override: false })
    await notify(call, {
      people: [report.inspector_id].filter((id) => id !== call.person.id && !told.includes(id)),
      key: 'cargo_report_canceled',
      params: { number: report.number, cargo: cargo.number, reason },
      record: { kind: 'cargo_report', id: report.id },
    })
  }
}
