import { sql } from 'kysely'
import { addWeeks, weekStart } from '@domain/timber'
import { getStartOfBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { listWeeks, type Period } from './board-query'

/** Condition: the supply was ready by the end of its week, as in `computeSawmillFigures`. */
export const isReadyOnTime = (call: Pick<StaffCall, 'timeZone'>, period: Period) =>
  sql<boolean>`supplies.ready_at < ${toWeekEndMoment(call, period)}`

/**
 * Condition: the supply is ready on a known day, or its week has ended and it is not ready.
 */
export const countsForOnTime = (call: Pick<StaffCall, 'timeZone' | 'clock'>, period: Period) =>
  sql<boolean>`(supplies.ready_at is not null or (supplies.status in ('ordered', 'confirmed', 'in_production') and ${toWeekEndMoment(call, period)} <= ${call.clock().toISOString()}))`

/** The moment at which the ready week of a supply ends. */
function toWeekEndMoment({ timeZone }: Pick<StaffCall, 'timeZone'>, period: Period) {
  const ends = listWeeks(period).map(
    (week) =>
      sql`when ${week} then ${getStartOfBusinessDay(weekStart(addWeeks(week, 1)), timeZone).toISOString()}`,
  )
  return sql<string>`case supplies.ready_week ${sql.join(ends, sql` `)} end`
}
