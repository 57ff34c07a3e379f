import { findDealsOfSupply, notifySaleManagers } from '../allocations/notify-sale-managers'
import type { PersonCall } from '../call'
import type { Row, Db } from '../db/tables'
import type { MessageKey } from '../notifications/format-message'
import { findPeopleInRoles, notify, notifyOthers } from '../notifications/notify'
import { cancelOpenReports } from '../reports/report-transitions'
import type { SupplyStatus } from './schema'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import { setJobTime } from '../due-work/schedule-job'
import type { AppContext } from '../app-context'
import { getSupplyLateDays } from './supply-figures'
import { addWeeks, compareWeeks, getWeekStart } from '@domain/calendar'
import { AWAITED_SUPPLY_STATUSES } from '@domain/rules/statuses'

type NotifiedSupply = Pick<
  Row<'supplies'>,
  'id' | 'number' | 'sawmill_name' | 'purchase_manager_id' | 'ready_week'
>

/** Returns the purchase manager, unless it is the user: the answer shows the change. */
export const findOtherBuyers = (
  { person }: Pick<PersonCall, 'person'>,
  { purchase_manager_id }: Pick<NotifiedSupply, 'purchase_manager_id'>,
): string[] =>
  purchase_manager_id === null || purchase_manager_id === person.id ? [] : [purchase_manager_id]

/** Notifies people about a supply, except the person who acted. */
async function notifyPeople(
  call: PersonCall,
  supply: NotifiedSupply,
  {
    people,
    key,
    reason = '',
  }: {
    people: readonly (string | null)[]
    key: MessageKey
    reason?: string | undefined
  },
) {
  await notifyOthers(call, {
    people: people.filter((id) => id !== null),
    key,
    params: {
      number: supply.number,
      sawmill: supply.sawmill_name,
      person: call.person.name,
      reason,
    },
    record: { kind: 'supply', id: supply.id },
  })
}

const findCargoManagerIds = ({ db }: PersonCall): Promise<string[]> =>
  findPeopleInRoles(db, ['cargo_manager'])

/** Notifies the new purchase manager. */
export const notifySupplyAssigned = (call: PersonCall, supply: NotifiedSupply): Promise<void> =>
  notifyPeople(call, supply, { people: [supply.purchase_manager_id], key: 'supply_assigned' })

/** Notifies cargo managers that wood is ready to ship. */
export const notifySupplyReady = async (call: PersonCall, supply: NotifiedSupply): Promise<void> =>
  notifyPeople(call, supply, {
    people: [...(await findCargoManagerIds(call)), supply.purchase_manager_id],
    key: 'supply_ready',
  })

/** Notifies inspectors of a ready supply that has to be inspected. */
export const notifyInspectors = async (call: PersonCall, supply: NotifiedSupply): Promise<void> =>
  notifyPeople(call, supply, {
    people: await findPeopleInRoles(call.db, ['purchase_agent']),
    key: 'supply_to_inspect',
  })

/** Notifies each deal's sale manager about the wood allocated to the deal. */
const notifySupplySaleManagers = async (
  call: PersonCall,
  supply: NotifiedSupply,
  key: MessageKey,
  params: Record<string, string> = {},
): Promise<void> =>
  notifySaleManagers(call, await findDealsOfSupply(call.db, supply.id), key, {
    supply: supply.number,
    week: supply.ready_week ?? '',
    ...params,
  })

/** Notifies sale managers of waiting deals of the mill's confirmation. */
export const notifySupplyConfirmed = (call: PersonCall, supply: NotifiedSupply): Promise<void> =>
  notifySupplySaleManagers(call, supply, 'deal_supply_confirmed')

/** Notifies sale managers of a later ready week. */
export const notifySupplyPostponed = (call: PersonCall, supply: NotifiedSupply): Promise<void> =>
  notifySupplySaleManagers(call, supply, 'deal_supply_later')

/** True if the ready week was moved to a later one. */
export const isPostponed = (week: string | null, before: string | null): boolean =>
  week !== null && before !== null && compareWeeks(week, before) > 0

/**
 * Notifies all who work for a revised supply, once each: its purchase manager and the cargo
 * managers.
 */
export async function notifySupplyRevised(
  call: PersonCall,
  supply: NotifiedSupply,
  revision: number,
  differences: readonly { field: string }[],
): Promise<void> {
  const { id, number, sawmill_name: sawmill, purchase_manager_id } = supply
  const people = [
    ...(purchase_manager_id === null ? [] : [purchase_manager_id]),
    ...(await findCargoManagerIds(call)),
  ]
  await notifyOthers(call, {
    people,
    key: 'supply_revised',
    params: {
      number,
      sawmill,
      revision: String(revision),
      fields: [...new Set(differences.map(({ field }) => field))].join(','),
    },
    record: { kind: 'supply', id },
  })
}

/**
 * Notifies of a cancellation, and cancels open inspection reports. Must run before allocations are
 * released, because they give the recipients.
 * @param previousStatus previous status: cargo managers were notified of ready wood only, and a
 * draft was promised to no one
 */
export async function notifySupplyCanceled(
  call: PersonCall,
  supply: NotifiedSupply,
  previousStatus: SupplyStatus,
  reason: string,
): Promise<void> {
  const people = [
    ...(previousStatus === 'ready' ? await findCargoManagerIds(call) : []),
    supply.purchase_manager_id,
  ]
  await notifyPeople(call, supply, { people, key: 'supply_canceled', reason })
  await cancelOpenReports(
    call,
    {
      column: 'supply_id',
      id: supply.id,
      params: { supply: supply.number, sawmill: supply.sawmill_name },
    },
    reason,
    people,
  )
  if (previousStatus !== 'draft')
    await notifySupplySaleManagers(call, supply, 'deal_supply_canceled', { reason })
}

type LateHost = Pick<AppContext, 'clock' | 'random' | 'timeZone'> & { db: Db }
type AwaitedSupply = Pick<Row<'supplies'>, 'id' | 'status' | 'ready_week'>

/** Returns the end of the promised ready week; null if nothing is awaited. */
export const getSupplyLateTime = (
  { status, ready_week }: Omit<AwaitedSupply, 'id'>,
  timeZone?: string,
): Date | null =>
  ready_week === null || !AWAITED_SUPPLY_STATUSES.includes(status)
    ? null
    : getStartOfBusinessDay(getWeekStart(addWeeks(ready_week, 1)), timeZone)

/**
 * Schedules a notification for when the supply is late, once per promised week.
 * @param before null for a new one
 */
export async function scheduleLateSupply(
  host: LateHost,
  after: AwaitedSupply,
  before: Omit<AwaitedSupply, 'id'>,
): Promise<void> {
  const [lateTime, previousLateTime] = [
    getSupplyLateTime(after, host.timeZone),
    getSupplyLateTime(before, host.timeZone),
  ]
  if (lateTime?.getTime() !== previousLateTime?.getTime())
    await setJobTime(host, 'supply_late', after.id, lateTime)
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
    await setJobTime(host, 'supply_late', id, getSupplyLateTime(supply, host.timeZone))
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
