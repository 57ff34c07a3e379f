import { sql } from 'kysely'
import { toWeek } from '@/shared/lib/timber'
import { AWAITED_STATUSES } from './rules/late-days'

/** The week in which awaited wood is to be ready, written as in the index of what is late; null of any other supply. */
export const PROMISED_READY_WEEK = sql<
  string | null
>`case when supplies.status in (${sql.join(AWAITED_STATUSES.map((status) => sql.lit(status)))})
  then supplies.ready_week end`

/** Whether `lateDays` has a number of a supply on this day: its week was before the one that the day lies in. */
export const isLateSupply = (today: string) =>
  sql<boolean>`${PROMISED_READY_WEEK} < ${toWeek(today)}`
