import { addWeeks, toWeek } from '@domain/calendar'
import { getBusinessDay } from '../business-day'
import type { Call, Schemas, PersonCall } from '../call'
import { assertWeekOrder } from '../documents/terms'

/** Input of every dashboard call. */
export type DashboardCall = PersonCall & { query: Call<'getDealDashboard'>['query'] }
export type Period = Schemas['Period']

/** Default length of the period, in weeks. */
const DEFAULT_WEEKS = 13

/**
 * Returns the requested period and the period of equal length before it.
 * @throws Problem 422 if it ends before it begins
 */
export function getPeriods(call: DashboardCall): { period: Period; before: Period } {
  const { week_from, week_to } = call.query
  assertWeekOrder(call.query)
  const today = toWeek(getBusinessDay(call))
  // A week alone reaches to the present one, or is the end of the default period.
  const to = week_to ?? (week_from !== undefined && week_from > today ? week_from : today)
  const period = { from: week_from ?? addWeeks(to, 1 - DEFAULT_WEEKS), to }
  const end = addWeeks(period.from, -1)
  return { period, before: { from: addWeeks(end, 1 - countWeeks(period)), to: end } }
}

/** Returns every week of a period in order. */
export function listWeeks({ from, to }: Period): string[] {
  const weeks: string[] = []
  for (let week = from; week <= to && weeks.length < 530; week = addWeeks(week, 1)) weeks.push(week)
  return weeks
}

const countWeeks = (period: Period): number => Math.max(1, listWeeks(period).length)

/** Returns the dashboard's filters for deals; sale managers see their own deals only. */
export const toDealSearch = ({
  query: { client_id, sale_manager_id, country, wood },
  person,
}: DashboardCall) => ({
  ...omitUnset({ client_id, country, wood }),
  ...(person.role === 'sale_manager'
    ? { sale_manager_id: [person.id] }
    : omitUnset({ sale_manager_id })),
})

export const toSupplySearch = ({
  query: { sawmill_id, purchase_manager_id, country, wood },
}: DashboardCall) => omitUnset({ sawmill_id, purchase_manager_id, country, wood })

export const toCargoSearch = ({ query: { client_id, sawmill_id, country, wood } }: DashboardCall) =>
  omitUnset({ client_id, sawmill_id, country, wood })

/** Drops filters that are not set. */
function omitUnset<Search extends object>(
  search: Search,
): { [Name in keyof Search]?: Exclude<Search[Name], undefined> } {
  return Object.fromEntries(
    Object.entries(search).filter(
      ([, value]: [string, unknown]) => Array.isArray(value) && value.length > 0,
    ),
  ) as ReturnType<typeof omitUnset<Search>>
}

export const toDealList = (search: Schemas['DealsSearch']): Schemas['DashboardDealList'] => ({
  kind: 'deals',
  search,
})
export const toSupplyList = (
  search: Schemas['SuppliesSearch'],
): Schemas['DashboardSupplyList'] => ({
  kind: 'supplies',
  search,
})
export const toCargoList = (search: Schemas['CargosSearch']): Schemas['DashboardCargoList'] => ({
  kind: 'cargos',
  search,
})
