import { findDealsOfSupply, notifySaleManagers } from '../allocations/notify-sale-managers'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { Db, Row } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import { notify } from '../notifications/notify'
import type { AppContext } from '../app-context'
import { AWAITED_STATUSES, getSupplyLateDays } from './rules/late-days'
import { addWeeks, weekStart } from '@domain/timber'

type LateHost = Pick<AppContext, 'clock' | 'random' | 'timeZone'> & { db: Db }
type AwaitedSupply = Pick<Row<'supplies'>, 'id' | 'status' | 'ready_week'>

/** Returns the end of the promised ready week; null if nothing is awaited. */
export const getSupplyLateTime = (
  { status, ready_week }: Omit<AwaitedSupply, 'id'>,
  timeZone?: string,
): Date | null =>
  ready_week === null || !AWAITED_STATUSES.includes(status)
    ? null
    : getStartOfBusinessDay(weekStart(addWeeks(ready_week, 1)), timeZone)

/**
 * Schedules a notification for when the supply is late, once per promised week. @param before null
 * for a new one
 */
export async function scheduleLateSupply(
  { db, timeZone }: LateHost,
  after: AwaitedSupply,
  before: Omit<AwaitedSupply, 'id'>,
): Promise<void> {
  const [from, was] = [getSupplyLateTime(after, timeZone), getSupplyLateTime(before, timeZone)]
  if (from?.getTime() !== was?.getTime()) await scheduleJob(db, 'supply_late', after.id, from)
}

/**
 * Notifies the purchase manager and the sale managers of allocated deals that the supply is late.
 */
export async function notifySupplyLate(host: LateHost, id: string): Promise<void> {
  const { db } = host
  const supply = await db.selectFrom('supplies').selectAll().where('id', '=', id).executeTakeFirst()
  if (!supply) return
  if (getSupplyLateDays(supply, getBusinessDay(host)) === null) {
    // In another time zone, the week may not have ended yet.
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
