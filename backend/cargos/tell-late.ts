import { dealsNamed, tellSellersOf } from '../allocations/tell-sellers'
import { businessDay, startOfBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import { setDue } from '../due-work/set-due'
import { notify, peopleInRoles } from '../notifications/notify'
import type { Surroundings } from '../surroundings'
import { daysAfter, EXPECTED, lateDays } from './rules/late'

type Host = Pick<Surroundings, 'clock' | 'random' | 'timeZone'> & { db: Db }
type Expected = Pick<Row<'cargos'>, 'status' | 'eta' | 'ata'>
type NamedCargo = Expected & Pick<Row<'cargos'>, 'id' | 'number'>

/** The moment after the day of the ETA; null if the cargo is not expected any more. */
export function lateFrom({ status, eta, ata }: Expected, timeZone?: string): Date | null {
  if (eta === null || ata !== null || !EXPECTED.includes(status)) return null
  return startOfBusinessDay(
    new Date(Date.parse(eta) + 86_400_000).toISOString().slice(0, 10),
    timeZone,
  )
}

/**
 * Sets the time at which a cargo becomes late, and notifies sale managers of an ETA that moved to a later day.
 * @param before null for a new cargo
 */
export async function watchLateCargo(
  call: StaffCall,
  after: NamedCargo,
  before: Expected | null,
): Promise<void> {
  const [from, was] = [lateFrom(after, call.timeZone), before && lateFrom(before, call.timeZone)]
  if (from?.getTime() !== was?.getTime()) await setDue(call.db, 'cargo_late', after.id, from)
  const days =
    before?.eta && after.eta && EXPECTED.includes(after.status)
      ? daysAfter(before.eta, after.eta)
      : null
  if (days !== null && after.status !== 'planned')
    await tellSellers(call, after, 'deal_cargo_later', { day: after.eta ?? '', days: String(days) })
}

/** Notifies the sale managers and the cargo managers that a cargo's ETA has passed. */
export async function tellCargoLate(host: Host, id: string): Promise<void> {
  const { db } = host
  const cargo = await db.selectFrom('cargos').selectAll().where('id', '=', id).executeTakeFirst()
  if (!cargo) return
  const days = lateDays(cargo, businessDay(host))
  if (days === null || cargo.eta === null) {
    // The time zone of the installation has changed, so the day is not over.
    await setDue(db, 'cargo_late', id, lateFrom(cargo, host.timeZone))
    return
  }
  const said = { day: cargo.eta, days: String(days) }
  await notify(host, {
    people: await peopleInRoles(db, ['cargo_manager']),
    key: 'cargo_late',
    params: { number: cargo.number, ...said },
    record: { kind: 'cargo', id },
  })
  await tellSellers(host, cargo, 'deal_cargo_late', said)
}

async function tellSellers(
  host: Parameters<typeof tellSellersOf>[0],
  { id, number }: Pick<NamedCargo, 'id' | 'number'>,
  key: 'deal_cargo_late' | 'deal_cargo_later',
  params: Record<string, string>,
): Promise<void> {
  const loads = await host.db
    .selectFrom('cargo_loads')
    .select('deal_id')
    .where('cargo_id', '=', id)
    .execute()
  if (loads.length === 0) return
  await tellSellersOf(
    host,
    await dealsNamed(
      host.db,
      loads.map(({ deal_id }) => deal_id),
    ),
    key,
    { cargo: number, ...params },
  )
}
