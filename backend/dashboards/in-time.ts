import { sql } from 'kysely'
import { addWeeks, weekStart } from '@/shared/lib/timber'
import { startOfBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { weeksOf, type Period } from './asked'

/**
 * Whether a supply that is to be ready in one of these weeks was ready before the week had ended for the business: as in `sawmillFigures`, with the ends
 * of the weeks reckoned beforehand.
 */
export const readyInTime = ({ timeZone }: Pick<StaffCall, 'timeZone'>, period: Period) => {
  const ends = weeksOf(period).map((week) => sql`when ${week} then ${startOfBusinessDay(weekStart(addWeeks(week, 1)), timeZone).toISOString()}`)
  return sql<boolean>`supplies.ready_at < case supplies.ready_week ${sql.join(ends, sql` `)} end`
}
