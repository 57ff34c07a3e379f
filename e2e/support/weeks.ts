import { toBusinessDay } from '../../backend/business-day'
import { addWeeks, toWeek } from '../../domain/calendar'

/** Returns the ISO week that many weeks after this one. */
export const getWeekAhead = (weeks: number): string =>
  addWeeks(toWeek(toBusinessDay(new Date())), weeks)
