import { sql } from 'kysely'
import { toWeek } from '@/shared/lib/timber'
import { UNDELIVERED_STATUSES } from './rules/late-days'

/** The last week in which a deal under way is to be delivered, written as in the index of what is late; null of any other deal. */
export const PROMISED_DELIVERY_WEEK = sql<
  string | null
>`case when deals.status in (${sql.join(UNDELIVERED_STATUSES.map((status) => sql.lit(status)))})
  then coalesce(deals.delivery_week_to, deals.delivery_week_from) end`

/** Whether a deal is late on this day, as `lateDays` has it: its last week was before the one that the day lies in. */
export const isLateDeal = (today: string) =>
  sql<boolean>`${PROMISED_DELIVERY_WEEK} < ${toWeek(today)}`
