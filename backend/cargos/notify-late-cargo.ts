import { findNotifiedDeals, notifySaleManagers } from '../allocations/notify-sale-managers'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import { notify, findPeopleInRoles } from '../notifications/notify'
import type { AppContext } from '../app-context'
import { countDaysAfter, EXPECTED_STATUSES, getCargoLateDays } from './rules/late-days'

type LateHost = Pick<AppContext, 'clock' | 'random' | 'timeZone'> & { db: Db }
type ArrivalTerms = Pick<Row<'cargos'>, 'status' | 'eta' | 'ata'>
type NotifiedCargo = ArrivalTerms & Pick<Row<'cargos'>, 'id' | 'number'>

/** Returns the moment after the day of the ETA; null if the cargo is no longer expected. */
export function getCargoLateTime(
  { status, eta, ata }: ArrivalTerms,
  timeZone?: string,
): Date | null {
  if (eta === null || ata !== null || !EXPECTED_STATUSES.includes(status)) return null
  return getStartOfBusinessDay(
    new Date(Date.parse(eta) + 86_400_000).toISOString().slice(0, 10),
    timeZone,
  )
}

/**
 * Schedules the time at which a cargo becomes late, and notifies sale managers of an ETA that moved
 * to a later day.
 * @param before null for a new cargo
 */
export async function scheduleLateCargo(
  call: StaffCall,
  after: NotifiedCargo,
  before: ArrivalTerms | null,
): Promise<void> {
  const [from, was] = [
    getCargoLateTime(after, call.timeZone),
    before && getCargoLateTime(before, call.timeZone),
  ]
  if (from?.getTime() !== was?.getTime()) await scheduleJob(call.db, 'cargo_late', after.id, from)
  const days =
    before?.eta && after.eta && EXPECTED_STATUSES.includes(after.status)
      ? countDaysAfter(before.eta, after.eta)
      : null
  if (days !== null && after.status !== 'planned')
    await notifyCargoSaleManagers(call, after, 'deal_cargo_later', {
      day: after.eta ?? '',
      days: String(days),
    })
}

/** Notifies the sale managers and the cargo managers that a cargo's ETA has passed. */
export async function notifyCargoLate(host: LateHost, id: string): Promise<void> {
  const { db } = host
  const cargo = await db.selectFrom('cargos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!cargo) return
  const days = getCargoLateDays(cargo, getBusinessDay(host))
  if (days === null || cargo.eta === null) {
    // The time zone of the installation has changed, so the day is not over.
    await scheduleJob(db, 'cargo_late', id, getCargoLateTime(cargo, host.timeZone))
    return
  }
  const lateParams = { day: cargo.eta, days: String(days) }
  await notify(host, {
    people: await findPeopleInRoles(db, ['cargo_manager']),
    key: 'cargo_late',
    params: { number: cargo.number, ...lateParams },
    record: { kind: 'cargo', id },
  })
  await notifyCargoSaleManagers(host, cargo, 'deal_cargo_late', lateParams)
}

async function notifyCargoSaleManagers(
  host: Parameters<typeof notifySaleManagers>[0],
  { id, number }: Pick<NotifiedCargo, 'id' | 'number'>,
  key: 'deal_cargo_late' | 'deal_cargo_later',
  params: Record<string, string>,
): Promise<void> {
  const loads = await host.db
    .selectFrom('cargo_loads')
    .select('deal_id')
    .where('cargo_id', '=', id)
    .execute()
  if (loads.length === 0) return
  await notifySaleManagers(
    host,
    await findNotifiedDeals(
      host.db,
      loads.map(({ deal_id }) => deal_id),
    ),
    key,
    { cargo: number, ...params },
  )
}
