import { sql } from 'kysely'
import { toWeek } from '@/shared/lib/timber'
import { UNDELIVERED_STATUSES } from './rules/late-days'

/** Last delivery week of an undelivered deal, else null. Must match the expression of its index. */
export const PROMISED_DELIVERY_WEEK = sql<
  string | null
>`case when deals.status in (${sql.join(UNDELIVERED_STATUSES.map((status) => sql.lit(status)))})
  then coalesce(deals.delivery_week_to, deals.delivery_week_from) end`

/** True if a deal is late on this day, as in `getDealLateDays`: its last week is over. */
export const isLateDeal = (today: string) =>
  sql<boolean>`${PROMISED_DELIVERY_WEEK} < ${toWeek(today)}`
