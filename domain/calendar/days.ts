import { DAY_MS } from './durations'

/** Returns the day so many days later, or earlier if negative. Days are `YYYY-MM-DD`. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the days from one day to another, `YYYY-MM-DD`; negative if that is earlier. */
export const countDays = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS
