import type { StaffCall } from '../call'
import type { MessageParams } from '../notifications/messages'
import { peopleInRoles } from '../notifications/notify'
import type { ReportRow } from '../reports/find-report'

/** What a sentence on a report names. */
export async function noticeOf({ db, person }: StaffCall, { number, cargo_id }: ReportRow, reason = ''): Promise<MessageParams> {
  const cargo = await db.selectFrom('cargos').select('number').where('id', '=', cargo_id ?? '').executeTakeFirstOrThrow()
  return { number, cargo: cargo.number, person: person.name, reason }
}

/** Those who seal the container, or look for another: whoever planned the cargo, and all who ship. */
export async function shippersOf({ db }: StaffCall, { cargo_id }: ReportRow): Promise<string[]> {
  const cargo = await db.selectFrom('cargos').select('created_by').where('id', '=', cargo_id ?? '').executeTakeFirstOrThrow()
  return [cargo.created_by, ...(await peopleInRoles(db, ['cargo_manager']))]
}
