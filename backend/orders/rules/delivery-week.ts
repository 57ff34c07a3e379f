import { addWeeks, isWeek, toWeek } from '@/shared/lib/timber'
import type { FieldError } from '../../problems/problem'

/** How far ahead wood from stock is ordered: nobody keeps it, or its price, for longer than a year. */
export const MAX_WEEKS_AHEAD = 52

/**
 * What is wrong with the week that an order is to come in.
 * @param today the business's day, `YYYY-MM-DD`: the week that it lies in is the first that can be said
 */
export function findDeliveryWeekErrors(week: string | null, today: string): FieldError[] {
  if (week === null) return []
  const pointer = '/delivery_week'
  if (!isWeek(week)) return [{ pointer, code: 'wrong_format' }]
  if (isWeekOver(week, today)) return [{ pointer, code: 'week_over' }]
  if (week > addWeeks(toWeek(today), MAX_WEEKS_AHEAD))
    return [{ pointer, code: 'week_too_far', params: { max: MAX_WEEKS_AHEAD } }]
  return []
}

/** Whether a week has ended before that day. */
export const isWeekOver = (week: string, today: string): boolean => week < toWeek(today)
