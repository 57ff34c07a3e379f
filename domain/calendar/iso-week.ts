import { DAY_MS } from './durations'

const WEEK = /^(\d{4})-W(0[1-9]|[1-4]\d|5[0-3])$/

/**
 * Returns the ISO 8601 week of a day `YYYY-MM-DD`, such as `2026-W48`. Its year may differ from the
 * day's.
 */
export function toWeek(day: string): string {
  const date = parseDay(day)
  // A week belongs to the year of its Thursday.
  const thursday = date + (4 - getWeekday(date)) * DAY_MS
  const year = new Date(thursday).getUTCFullYear()
  const number = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1
  return formatWeek(year, number)
}

/** Monday of a week, `YYYY-MM-DD`. */
export const getWeekStart = (week: string): string => formatDay(parseMonday(week))

/** Sunday of a week, `YYYY-MM-DD`. */
export const getWeekEnd = (week: string): string => formatDay(parseMonday(week) + 6 * DAY_MS)

/** Adds weeks; `count` may be negative. */
export const addWeeks = (week: string, count: number): string =>
  toWeek(formatDay(parseMonday(week) + count * 7 * DAY_MS))

/** Weeks from one week to another; negative if `to` is earlier. */
export const countWeeksBetween = (from: string, to: string): number =>
  (parseMonday(to) - parseMonday(from)) / (7 * DAY_MS)

/** Negative if `a` is earlier, positive if it is later. */
export const compareWeeks = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** 52, or 53 in a long year. 28 December is always in the last week. */
export const countWeeksInYear = (year: number): number =>
  Number(toWeek(`${String(year).padStart(4, '0')}-12-28`).slice(6))

/** True if the week exists: most years have no week 53. */
export function isWeek(text: string): boolean {
  const match = WEEK.exec(text)
  return match !== null && Number(match[2]) <= countWeeksInYear(Number(match[1]))
}

function parseMonday(week: string): number {
  const match = WEEK.exec(week)
  if (!match) throw new RangeError(`not an ISO week: ${week}`)
  const fourth = Date.UTC(Number(match[1]), 0, 4)
  return fourth + ((Number(match[2]) - 1) * 7 + 1 - getWeekday(fourth)) * DAY_MS
}

function parseDay(day: string): number {
  const date = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(date)) throw new RangeError(`not a day: ${day}`)
  return date
}

const formatDay = (date: number): string => new Date(date).toISOString().slice(0, 10)
const formatWeek = (year: number, number: number): string =>
  `${String(year).padStart(4, '0')}-W${String(number).padStart(2, '0')}`
/** Monday is 1, Sunday 7. */
const getWeekday = (date: number): number => new Date(date).getUTCDay() || 7
