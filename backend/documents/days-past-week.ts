import { weekEnd } from '@domain/timber'

/**
 * Returns the days since the end of a week; null before that.
 * @param today `YYYY-MM-DD`
 */
export function countDaysPastWeek(week: string, today: string): number | null {
  const days = (Date.parse(today) - Date.parse(weekEnd(week))) / 86_400_000
  return days > 0 ? days : null
}
