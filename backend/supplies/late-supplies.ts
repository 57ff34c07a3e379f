import { sql } from 'kysely'
import { toWeek } from '@domain/timber'
import { AWAITED_STATUSES } from './rules/late-days'

/**
 * Promised ready week of awaited wood, written as in the index of late supplies; null for others.
 */
export const PROMISED_READY_WEEK = sql<
  string | null
>`case when supplies.status in (${sql.join(AWAITED_STATUSES.map((status) => sql.lit(status)))})
  then supplies.ready_week end`

/** Condition: the promised week ended before the week of this day, as in `lateDays`. */
export const isLateSupply = (today: string) =>
  sql<boolean>`${PROMISED_READY_WEEK} < ${toWeek(today)}`
