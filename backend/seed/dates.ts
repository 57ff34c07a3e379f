import { DAY_MS } from '@domain/calendar'

/** Returns the day, `YYYY-MM-DD`, `days` after a moment. Negative numbers give earlier days. */
export const addDays = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Public holidays, month and day. */
const HOLIDAYS: readonly string[] = ['01-01', '12-25', '12-26']
/** First and last working hour in UTC, which are from 8 to 18 in Vilnius all year. */
const [FIRST_HOUR, LAST_HOUR] = [6, 14]

/** True if the day, `YYYY-MM-DD`, is neither a weekend nor a public holiday. */
export function isWorkday(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.includes(day.slice(5))
}

/** Returns the day, `YYYY-MM-DD`, or the last workday before it. */
export const toWorkday = (day: string): string =>
  isWorkday(day) ? day : toWorkday(addDays(new Date(day), -1))

/** Returns the day, `YYYY-MM-DD`, or the first workday after it. */
export const toNextWorkday = (day: string): string =>
  isWorkday(day) ? day : toNextWorkday(addDays(new Date(day), 1))

/** Returns the day, `YYYY-MM-DD`, `count` workdays before the day of a moment. */
export const subtractWorkdays = (moment: Date, count: number): string =>
  count === 0
    ? addDays(moment, 0)
    : subtractWorkdays(new Date(toWorkday(addDays(moment, -1))), count - 1)

/** Returns a time in the working hours of a day or of the last workday before it, ISO 8601. */
export const toWorkingHour = (day: string, hour: number, minute: number): string =>
  `${toWorkday(day)}T${pad(Math.min(Math.max(hour, FIRST_HOUR), LAST_HOUR))}:${pad(minute)}:00.000Z`

const pad = (number: number): string => String(number).padStart(2, '0')

/** Returns the moment, moved into the working hours of its day or of the last workday before it. */
export const moveToWorkingHours = (moment: Date): string =>
  toWorkingHour(addDays(moment, 0), moment.getUTCHours(), moment.getUTCMinutes())

/** Returns the moment, moved to the same time of the first workday after it. */
export const moveToNextWorkday = (moment: Date): Date =>
  new Date(`${toNextWorkday(addDays(moment, 0))}${moment.toISOString().slice(10)}`)

/** Returns the moment, or the last working time up to now if that is earlier. */
export function capAtNow(moment: string, now: Date): string {
  const last = getLastWorkingTime(now)
  return moment > last ? last : moment
}

/**
 * Returns a working time some calendar days ago, or the last one up to now if that is earlier. Days
 * off become the workday before.
 */
export const getWorkingTime = (now: Date, daysAgo: number, hour: number, minute: number): Date =>
  new Date(capAtNow(toWorkingHour(addDays(now, -daysAgo), hour, minute), now))

/** Returns a working time some workdays ago. */
export const getTimeOfWorkday = (
  now: Date,
  workdaysAgo: number,
  hour: number,
  minute: number,
): Date => new Date(toWorkingHour(subtractWorkdays(now, workdaysAgo), hour, minute))

/** Returns the moment if it is in working hours, else the end of the last ones before it. */
function getLastWorkingTime(moment: Date): string {
  const day = addDays(moment, 0)
  const hour = moment.getUTCHours()
  if (isWorkday(day) && hour >= FIRST_HOUR && hour <= LAST_HOUR) return moment.toISOString()
  return toWorkingHour(hour > LAST_HOUR ? day : addDays(moment, -1), LAST_HOUR, 59)
}
