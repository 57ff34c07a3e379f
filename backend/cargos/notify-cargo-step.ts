import { findNotifiedDeals, notifySaleManagers } from '../allocations/notify-sale-managers'
import type { StaffCall } from '../call'
import { notify, findPeopleInRoles } from '../notifications/notify'
import { cancelOpenReports } from '../reports/cancel-open-reports'
import type { CargoStatus } from './contract'
import type { StoredCargo } from './find-cargo'
import { countDaysAfter } from './rules/late-days'

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
    const days =
      to === 'arrived' && cargo.eta !== null && cargo.ata !== null
        ? countDaysAfter(cargo.eta, cargo.ata)
        : null
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
    await notify(call, {
      people: (await findPeopleInRoles(call.db, ['purchase_agent'])).filter(
        (id) => id !== call.person.id,
      ),
      key: 'cargo_to_inspect',
      params: { number: cargo.number },
      record: { kind: 'cargo', id: cargo.id },
    })
  }
  if (to === 'canceled') {
    const people = await findPeopleInRoles(call.db, ['cargo_manager'])
    await notify(call, {
      people: people.filter((id) => id !== call.person.id),
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
