import { compareWeeks, isWeek, weekStart } from './iso-week'

/**
 * Which week a number without a year is: of a delivery, which lies ahead, the `next` such week from this one on; of a search, which looks both ways,
 * the `nearest`, so that in November "3" is January's and in January "50" December's.
 */
export type BareWeek = 'next' | 'nearest'

/**
 * Reads "48", "W48", "48/2026", "W48 2026", "2026-W48", "2026 48" or "2026 m. 48 sav." as an ISO week; null where it is none.
 * @param now the ISO week that it is read in
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
    (bare === 'next' ? weeks.find((one) => compareWeeks(one, now) >= 0) : nearest(weeks, now)) ??
    null
  )
}

/** The closest week; of two that are equally close, the later. */
const nearest = (weeks: readonly string[], now: string): string | undefined =>
  weeks.toSorted((a, b) => distance(a, now) - distance(b, now) || compareWeeks(b, a))[0]

const distance = (a: string, b: string): number =>
  Math.abs(Date.parse(weekStart(a)) - Date.parse(weekStart(b)))
