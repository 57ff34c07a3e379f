import { shiftDay } from '@domain/timber'
import { findNotifiedDeals, notifySaleManagers } from '../allocations/notify-sale-managers'
import type { StaffCall } from '../call'
import { findPeopleInRoles, notify, notifyOthers } from '../notifications/notify'
import { cancelOpenReports } from '../reports/report-steps'
import type { CargoStatus } from './schema'
import type { StoredCargo } from './queries'
import { EXPECTED_STATUSES, getCargoDueDay, getCargoLateness } from './rules/cargo-delay'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { setJobTime } from '../due-work/schedule-job'
import type { AppContext } from '../app-context'

/** Notification keys for the deals' sale managers, by the cargo's new status. */
const saleManagerMessages = {
  in_transit: 'deal_cargo_departed',
  arrived: 'deal_cargo_arrived',
  delivered: 'deal_cargo_delivered',
} as const

/**
 * Notifies the people concerned by a cargo's transition, except the user who made it. Cancels open
 * reports of a canceled or closed cargo.
 */
export async function notifyCargoStep(
  call: StaffCall,
  { cargo, loads }: StoredCargo,
  { to, reason = '' }: { to: CargoStatus; reason?: string | undefined },
): Promise<void> {
  if (to === 'in_transit' || to === 'arrived' || to === 'delivered') {
    const days = to === 'arrived' ? getCargoLateness(cargo, getBusinessDay(call)).late_days : null
    if (days === null)
      await notifySaleManagers(call, await findDealsOfLoads(call, loads), saleManagerMessages[to], {
        cargo: cargo.number,
      })
    else
      await notifySaleManagers(
        call,
        await findDealsOfLoads(call, loads),
        'deal_cargo_arrived_late',
        {
          cargo: cargo.number,
          days: String(days),
        },
      )
  }
  // Trucks have no inspection report.
  if (to === 'booked' && cargo.kind === 'container') {
    await notifyOthers(call, {
      people: await findPeopleInRoles(call.db, ['purchase_agent']),
      key: 'cargo_to_inspect',
      params: { number: cargo.number },
      record: { kind: 'cargo', id: cargo.id },
    })
  }
  if (to === 'canceled') {
    const people = await findPeopleInRoles(call.db, ['cargo_manager'])
    await notifyOthers(call, {
      people,
      key: 'cargo_canceled',
      params: { number: cargo.number, person: call.person.name, reason },
      record: { kind: 'cargo', id: cargo.id },
    })
    await cancelOpenReports(call, cargo, reason, people)
    await notifySaleManagers(call, await findDealsOfLoads(call, loads), 'deal_cargo_canceled', {
      cargo: cargo.number,
      reason,
    })
  }
  if (to === 'closed') await cancelOpenReports(call, cargo, reason, [])
}

const findDealsOfLoads = async ({ db }: StaffCall, loads: StoredCargo['loads']) =>
  loads.length === 0
    ? []
    : findNotifiedDeals(
        db,
        loads.map(({ deal_id }) => deal_id),
      )

type LateHost = Pick<AppContext, 'clock' | 'random' | 'timeZone'> & { db: Db }
type ArrivalTerms = Pick<Row<'cargos'>, 'status' | 'eta' | 'ata'>
type NotifiedCargo = ArrivalTerms & Pick<Row<'cargos'>, 'id' | 'number' | 'promised_day'>

/**
 * Returns the moment after the day of the ETA, from which the passing of time can make the cargo
 * late; null if it is no longer expected.
 */
export function getCargoLateTime(
  { status, eta, ata }: ArrivalTerms,
  timeZone?: string,
): Date | null {
  if (eta === null || ata !== null || !EXPECTED_STATUSES.includes(status)) return null
  return getStartOfNextDay(eta, timeZone)
}

const getStartOfNextDay = (day: string, timeZone?: string): Date =>
  getStartOfBusinessDay(shiftDay(day, 1), timeZone)

/**
 * Schedules the check that a cargo with a passed ETA is late, and notifies sale managers of a later
 * ETA.
 * @param before null for a new cargo
 */
export async function scheduleLateCargo(
  call: StaffCall,
  after: NotifiedCargo,
  before: ArrivalTerms | null,
): Promise<void> {
  const [lateTime, previousLateTime] = [
    getCargoLateTime(after, call.timeZone),
    before && getCargoLateTime(before, call.timeZone),
  ]
  if (lateTime?.getTime() !== previousLateTime?.getTime())
    await setJobTime(call, 'cargo_late', after.id, lateTime)
  const isEtaLater = before?.eta && after.eta && before.eta < after.eta
  if (!isEtaLater || after.status === 'planned' || !EXPECTED_STATUSES.includes(after.status)) return
  const day = after.eta ?? ''
  const days = getCargoLateness(after, getBusinessDay(call)).arrives_late_days
  if (days === null) await notifyCargoSaleManagers(call, after, 'deal_cargo_new_eta', { day })
  else await notifyCargoSaleManagers(call, after, 'deal_cargo_later', { day, days: String(days) })
}

/**
 * Notifies the sale managers and the cargo managers that a cargo is late. Checks a cargo that is
 * still in time again on the next day, because its deals' delivery weeks may change.
 */
export async function notifyCargoLate(host: LateHost, id: string): Promise<void> {
  const { db } = host
  const cargo = await db.selectFrom('cargos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!cargo) return
  if (getCargoLateTime(cargo, host.timeZone) === null) return
  const today = getBusinessDay(host)
  const [day, days] = [getCargoDueDay(cargo), getCargoLateness(cargo, today).late_days]
  if (day === null || days === null) {
    await setJobTime(host, 'cargo_late', id, getStartOfNextDay(today, host.timeZone))
    return
  }
  const lateParams = { day, days: String(days) }
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
  key: 'deal_cargo_late' | 'deal_cargo_later' | 'deal_cargo_new_eta',
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
