import { findNotifiedDeals, notifySaleManagers } from '../allocations/notify-sale-managers'
import type { PersonCall } from '../call'
import { findPeopleInRoles, notify, notifyOthers } from '../notifications/notify'
import { cancelOpenReports } from '../reports/report-transitions'
import type { CargoStatus } from './schema'
import type { StoredCargo } from './queries'
import { EXPECTED_STATUSES, getCargoDueDay, getCargoLateness } from './rules/cargo-delay'
import { getBusinessDay } from '../business-day'
import {
  type ArrivalTerms,
  getCargoLateTime,
  type LateHost,
  type NotifiedCargo,
  setLateTime,
} from '../deal-cargos/late-times'
import { setJobTime } from '../due-work/schedule-job'

/** Notification keys for the deals' sale managers, by the cargo's new status. */
const SALE_MANAGER_MESSAGES = {
  in_transit: 'deal_cargo_departed',
  arrived: 'deal_cargo_arrived',
  delivered: 'deal_cargo_delivered',
} as const

/**
 * Notifies the people concerned by a cargo's transition, except the user who made it. Cancels open
 * reports of a canceled or closed cargo.
 */
export async function notifyCargoTransition(
  call: PersonCall,
  { cargo, loads }: StoredCargo,
  { to, reason = '' }: { to: CargoStatus; reason?: string | undefined },
): Promise<void> {
  if (to === 'in_transit' || to === 'arrived' || to === 'delivered') {
    const days = to === 'arrived' ? getCargoLateness(cargo, getBusinessDay(call)).late_days : null
    if (days === null)
      await notifySaleManagers(
        call,
        await findDealsOfLoads(call, loads),
        SALE_MANAGER_MESSAGES[to],
        {
          cargo: cargo.number,
        },
      )
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
  const inspected = { column: 'cargo_id', id: cargo.id, params: { cargo: cargo.number } } as const
  if (to === 'canceled') {
    const people = await findPeopleInRoles(call.db, ['cargo_manager'])
    await notifyOthers(call, {
      people,
      key: 'cargo_canceled',
      params: { number: cargo.number, person: call.person.name, reason },
      record: { kind: 'cargo', id: cargo.id },
    })
    await cancelOpenReports(call, inspected, reason, people)
    await notifySaleManagers(call, await findDealsOfLoads(call, loads), 'deal_cargo_canceled', {
      cargo: cargo.number,
      reason,
    })
  }
  if (to === 'closed') await cancelOpenReports(call, inspected, reason, [])
}

const findDealsOfLoads = async ({ db }: PersonCall, loads: StoredCargo['loads']) =>
  loads.length === 0
    ? []
    : findNotifiedDeals(
        db,
        loads.map(({ deal_id }) => deal_id),
      )

/**
 * Schedules the notification of the day on which a cargo is late. Notifies sale managers of a later
 * ETA, and of one after the due day, once the cargo is booked.
 * @param before null for a new cargo
 */
export async function scheduleLateCargo(
  call: PersonCall,
  after: NotifiedCargo,
  before: ArrivalTerms | null,
): Promise<void> {
  await setLateTime(call, after, before)
  const { status, eta } = after
  if (eta === null || status === 'planned' || !EXPECTED_STATUSES.includes(status)) return
  // The ETA of a planned cargo is not notified, so that of the booking is the first.
  const previousEta = before === null || before.status === 'planned' ? null : before.eta
  const days = getCargoLateness(after, getBusinessDay(call)).arrives_late_days
  const isLater = previousEta === null ? days !== null : previousEta < eta
  if (!isLater) return
  if (days === null) await notifyCargoSaleManagers(call, after, 'deal_cargo_new_eta', { day: eta })
  else
    await notifyCargoSaleManagers(call, after, 'deal_cargo_later', { day: eta, days: String(days) })
}

/**
 * Notifies the sale managers and the cargo managers that a cargo is late. Schedules the check
 * again if the cargo is still in time: a canceled deal moves the due day.
 */
export async function notifyCargoLate(host: LateHost, id: string): Promise<void> {
  const { db } = host
  const cargo = await db.selectFrom('cargos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!cargo) return
  const lateTime = getCargoLateTime(cargo, host.timeZone)
  const [day, days] = [
    getCargoDueDay(cargo),
    getCargoLateness(cargo, getBusinessDay(host)).late_days,
  ]
  if (lateTime === null || day === null || days === null) {
    await setJobTime(host, 'cargo_late', id, lateTime)
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
