import { findDealsOfSupply, notifySaleManagers } from '../allocations/notify-sale-managers'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import type { AppContext } from '../app-context'
import { AWAITED_STATUSES, getSupplyLateDays } from './rules/late-days'
import { addWeeks, weekStart } from '@/shared/lib/timber'

type LateHost = Pick<AppContext, 'clock' | 'random' | 'timeZone'> & { db: Db }
type AwaitedSupply = Pick<Row<'supplies'>, 'id' | 'status' | 'ready_week'>

/** The moment after the week in which the wood was to be ready; null where none is awaited. */
export const getSupplyLateTime = (
  { status, ready_week }: Omit<AwaitedSupply, 'id'>,
  timeZone?: string,
): Date | null =>
  ready_week === null || !AWAITED_STATUSES.includes(status)
    ? null
    : getStartOfBusinessDay(weekStart(addWeeks(ready_week, 1)), timeZone)

/** Has it told when a supply is late, once for each week that is promised. @param before null for a new one */
export async function scheduleLateSupply(
  { db, timeZone }: LateHost,
  after: AwaitedSupply,
  before: Omit<AwaitedSupply, 'id'>,
): Promise<void> {
  const [from, was] = [getSupplyLateTime(after, timeZone), getSupplyLateTime(before, timeZone)]
  if (from?.getTime() !== was?.getTime()) await scheduleJob(db, 'supply_late', after.id, from)
}

/** Tells who answers for a supply, and the sale managers of the deals that it covers, that its wood is not ready in its week. */
export async function notifySupplyLate(host: LateHost, id: string): Promise<void> {
  const { db } = host
  const supply = await db.selectFrom('supplies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!supply) return
  if (getSupplyLateDays(supply, getBusinessDay(host)) === null) {
    // In another zone than it was reckoned in, its week may last yet.
    await scheduleJob(db, 'supply_late', id, getSupplyLateTime(supply, host.timeZone))
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
  await notifySaleManagers(host, await findDealsOfSupply(db, id), 'deal_supply_late', {
    supply: number,
    week,
  })
}
