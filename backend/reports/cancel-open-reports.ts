import type { StaffCall } from '../call'
import { notify } from '../notifications/notify'
import { storeStep } from './store-step'

/**
 * Cancels the unapproved reports of a canceled or closed cargo.
 * @param alreadyNotified ids of people who are notified of the cargo already
 */
export async function cancelOpenReports(
  call: StaffCall,
  cargo: { id: string; number: string },
  reason: string,
  alreadyNotified: readonly string[],
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
      people: [report.inspector_id].filter(
        (id) => id !== call.person.id && !alreadyNotified.includes(id),
      ),
      key: 'cargo_report_canceled',
      params: { number: report.number, cargo: cargo.number, reason },
      record: { kind: 'cargo_report', id: report.id },
    })
  }
}
