import { addWeeks, isWeek, toWeek } from '@domain/timber'
import type { FieldError } from '../../problems/problem'

/** Maximum weeks ahead for wood from stock, whose price is held for a year at most. */
export const MAX_WEEKS_AHEAD = 52

/**
 * Returns errors of the delivery week.
 * @param today business day, `YYYY-MM-DD`; its week is the earliest allowed
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

/** True if the week ended before that day. */
export const isWeekOver = (week: string, today: string): boolean => week < toWeek(today)
