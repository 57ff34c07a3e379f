import { dealsNamed, tellSellersOf } from '../allocations/tell-sellers'
import type { StaffCall } from '../call'
import { notify, peopleInRoles } from '../notifications/notify'
import { cancelReportsOf } from '../reports/cancel-open'
import type { CargoStatus } from './contract'
import type { CargoRecord } from './find-cargo'
import { daysAfter } from './rules/late'

/** What the deals' sale managers are told of a cargo's step. */
const SELLERS_TOLD = {
  in_transit: 'deal_cargo_departed',
  arrived: 'deal_cargo_arrived',
  delivered: 'deal_cargo_delivered',
} as const

/** Tells those whom a step of a cargo concerns, each once, never the one who took it. What was reported of one that is over, and approved by nobody, is over too. */
export async function tellOf(
  call: StaffCall,
  { cargo, loads }: CargoRecord,
  { to, reason = '' }: { to: CargoStatus; reason?: string | undefined },
): Promise<void> {
  if (to === 'in_transit' || to === 'arrived' || to === 'delivered') {
    const days =
      to === 'arrived' && cargo.eta !== null && cargo.ata !== null
        ? daysAfter(cargo.eta, cargo.ata)
        : null
    if (days === null)
      await tellSellersOf(call, await dealsOf(call, loads), SELLERS_TOLD[to], {
        cargo: cargo.number,
      })
    else
      await tellSellersOf(call, await dealsOf(call, loads), 'deal_cargo_arrived_late', {
        cargo: cargo.number,
        days: String(days),
      })
  }
  // Of a truck no report is written.
  if (to === 'booked' && cargo.kind === 'container') {
    await notify(call, {
      people: (await peopleInRoles(call.db, ['purchase_agent'])).filter(
        (id) => id !== call.person.id,
      ),
      key: 'cargo_to_inspect',
      params: { number: cargo.number },
      record: { kind: 'cargo', id: cargo.id },
    })
  }
  if (to === 'canceled') {
    const people = await peopleInRoles(call.db, ['cargo_manager'])
    await notify(call, {
      people: people.filter((id) => id !== call.person.id),
      key: 'cargo_canceled',
      params: { number: cargo.number, person: call.person.name, reason },
      record: { kind: 'cargo', id: cargo.id },
    })
    await cancelReportsOf(call, cargo, reason, people)
    await tellSellersOf(call, await dealsOf(call, loads), 'deal_cargo_canceled', {
      cargo: cargo.number,
      reason,
    })
  }
  if (to === 'closed') await cancelReportsOf(call, cargo, reason, [])
}

const dealsOf = async ({ db }: StaffCall, loads: CargoRecord['loads']) =>
  loads.length === 0
    ? []
    : dealsNamed(
        db,
        loads.map(({ deal_id }) => deal_id),
      )
