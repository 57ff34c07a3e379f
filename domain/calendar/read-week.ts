import { compareWeeks, isWeek, getWeekStart } from './iso-week'

/**
 * Year of a bare week number. Deliveries are in the future, so they take the `next` such week from
 * now. Searches look both ways and take the `nearest`: in November, "3" is in January, and in
 * January, "50" is in December.
 */
export type BareWeek = 'next' | 'nearest'

/**
 * Parses "48", "W48", "48/2026", "W48 2026", "2026-W48", "2026 48" or "2026 m. 48 sav." as an ISO
 * week; null for other text.
 * @param now current ISO week
 */
export function readWeek(text: string, now: string, bare: BareWeek): string | null {
  const numbers = text.match(/\d+/g) ?? []
  const year = numbers.find((number) => number.length === 4)
  const week = numbers.find((number) => number.length <= 2)?.padStart(2, '0')
  const isNegative = text.trimStart().startsWith('-')
  if (!week || isNegative || numbers.length !== (year ? 2 : 1)) return null
  if (year) return [`${year}-W${week}`].find(isWeek) ?? null
  const thisYear = Number(now.slice(0, 4))
  const weeks = [thisYear - 1, thisYear, thisYear + 1].map((y) => `${y}-W${week}`).filter(isWeek)
  return (
    (bare === 'next'
      ? weeks.find((one) => compareWeeks(one, now) >= 0)
      : findNearest(weeks, now)) ?? null
  )
}

/** The nearest week; the later of two at the same distance. */
const findNearest = (weeks: readonly string[], now: string): string | undefined =>
  weeks.toSorted(
    (a, b) => measureDistance(a, now) - measureDistance(b, now) || compareWeeks(b, a),
  )[0]

const measureDistance = (a: string, b: string): number =>
  Math.abs(Date.parse(getWeekStart(a)) - Date.parse(getWeekStart(b)))
