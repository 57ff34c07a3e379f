import { addWeeks, weekOf } from '@/shared/lib/timber'
import { businessDay } from '../business-day'
import type { Call, Schemas, StaffCall } from '../call'
import { refuseReversedWeeks } from '../documents/week-order'

/** What any call of a dashboard is given. */
export type BoardCall = StaffCall & { query: Call<'getDealDashboard'>['query'] }
export type Period = Schemas['Period']

/** Weeks of the period where none is asked for. */
const WEEKS = 13

/**
 * The period that is asked for, and as many weeks that come before.
 * @throws Problem 422 when it ends before it begins
 */
export function periodsOf(call: BoardCall): { period: Period; before: Period } {
  const { week_from, week_to } = call.query
  refuseReversedWeeks(call.query)
  const today = weekOf(businessDay(call))
  const period =
    week_from !== undefined && week_to !== undefined
      ? { from: week_from, to: week_to }
      : { from: addWeeks(today, 1 - WEEKS), to: today }
  const end = addWeeks(period.from, -1)
  return { period, before: { from: addWeeks(end, 1 - weeksIn(period)), to: end } }
}

/** Every week of a period, in its order. */
export function weeksOf({ from, to }: Period): string[] {
  const weeks: string[] = []
  for (let week = from; week <= to && weeks.length < 530; week = addWeeks(week, 1)) weeks.push(week)
  return weeks
}

const weeksIn = (period: Period): number => Math.max(1, weeksOf(period).length)

/** The dashboard's filters that narrow deals; a sale manager's deals are always the own ones. */
export const dealsOf = ({
  query: { client_id, sale_manager_id, country, wood },
  person,
}: BoardCall) => ({
  ...withoutUnset({ client_id, country, wood }),
  ...(person.role === 'sale_manager'
    ? { sale_manager_id: [person.id] }
    : withoutUnset({ sale_manager_id })),
})

/** The dashboard's filters that narrow supplies. */
export const suppliesOf = ({
  query: { sawmill_id, purchase_manager_id, country, wood },
}: BoardCall) => withoutUnset({ sawmill_id, purchase_manager_id, country, wood })

/** The dashboard's filters that narrow cargo. */
export const cargosOf = ({ query: { client_id, sawmill_id, country, wood } }: BoardCall) =>
  withoutUnset({ client_id, sawmill_id, country, wood })

/** The search without filters that are not set. */
function withoutUnset<Search extends object>(
  search: Search,
): { [Name in keyof Search]?: Exclude<Search[Name], undefined> } {
  return Object.fromEntries(
    Object.entries(search).filter(
      ([, value]: [string, unknown]) => Array.isArray(value) && value.length > 0,
    ),
  ) as ReturnType<typeof withoutUnset<Search>>
}

export const deals = (search: Schemas['DealsSearch']): Schemas['DealsAsked'] => ({
  kind: 'deals',
  search,
})
export const supplies = (search: Schemas['SuppliesSearch']): Schemas['SuppliesAsked'] => ({
  kind: 'supplies',
  search,
})
export const cargos = (search: Schemas['CargosSearch']): Schemas['CargosAsked'] => ({
  kind: 'cargos',
  search,
})
