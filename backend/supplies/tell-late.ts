import { coveredDeals, tellSellersOf } from '../allocations/tell-sellers'
import { businessDay, startOfBusinessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { setDue } from '../due-work/set-due'
import { notify } from '../notifications/notify'
import type { Surroundings } from '../surroundings'
import { AWAITED, lateDays } from './rules/late'
import { addWeeks, weekStart } from '@/shared/lib/timber'

type Host = Pick<Surroundings, 'clock' | 'random' | 'timeZone'> & { db: Db }
type Awaited = Pick<Row<'supplies'>, 'id' | 'status' | 'ready_week'>

/** The moment after the week in which the wood was to be ready; null where none is awaited. */
export const lateFrom = (
  { status, ready_week }: Omit<Awaited, 'id'>,
  timeZone?: string,
): Date | null =>
  ready_week === null || !AWAITED.includes(status)
    ? null
    : startOfBusinessDay(weekStart(addWeeks(ready_week, 1)), timeZone)

/** Has it told when a supply is late, once for each week that is promised. @param before null for a new one */
export async function watchLate(
  { db, timeZone }: Host,
  after: Awaited,
  before: Omit<Awaited, 'id'>,
): Promise<void> {
  const [from, was] = [lateFrom(after, timeZone), lateFrom(before, timeZone)]
  if (from?.getTime() !== was?.getTime()) await setDue(db, 'supply_late', after.id, from)
}

/** Tells who answers for a supply, and the sale managers of the deals that it covers, that its wood is not ready in its week. */
export async function tellSupplyLate(host: Host, id: string): Promise<void> {
  const { db } = host
  const supply = await db.selectFrom('supplies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!supply) return
  if (lateDays(supply, businessDay(host)) === null) {
    // In another zone than it was reckoned in, its week may last yet.
    await setDue(db, 'supply_late', id, lateFrom(supply, host.timeZone))
    return
  }
  const { number, sawmill_name: sawmill, ready_week, purchase_manager_id } = supply
  const week = ready_week ?? ''
  await notify(host, {
    people: purchase_manager_id === null ? [] : [purchase_manager_id],
    key: 'supply_late',
    params: { number, sawmill, week },
    record: { kind: 'supply', id },
  })
  await tellSellersOf(host, await coveredDeals(db, id), 'deal_supply_late', {
    supply: number,
    week,
  })
}
