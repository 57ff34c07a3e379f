import { sql } from 'kysely'
import { addWeeks, weekStart } from '@/shared/lib/timber'
import { startOfBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { weeksOf, type Period } from './asked'

/** True if a supply with its ready week in the period was ready before that week ended for the business, as in `sawmillFigures`. */
export const readyInTime = (call: Pick<StaffCall, 'timeZone'>, period: Period) =>
  sql<boolean>`supplies.ready_at < ${weekEnd(call, period)}`

/** True if it is known whether a supply kept its ready week: it is ready, or its week has ended without. Wood that was made on an unknown day does not count. */
export const isJudged = (call: Pick<StaffCall, 'timeZone' | 'clock'>, period: Period) =>
  sql<boolean>`(supplies.ready_at is not null or (supplies.status in ('ordered', 'confirmed', 'in_production') and ${weekEnd(call, period)} <= ${call.clock().toISOString()}))`

/** The moment at which the ready week of a supply ends. */
function weekEnd({ timeZone }: Pick<StaffCall, 'timeZone'>, period: Period) {
  const ends = weeksOf(period).map(
    (week) =>
      sql`when ${week} then ${startOfBusinessDay(weekStart(addWeeks(week, 1)), timeZone).toISOString()}`,
  )
  return sql<string>`case supplies.ready_week ${sql.join(ends, sql` `)} end`
}
