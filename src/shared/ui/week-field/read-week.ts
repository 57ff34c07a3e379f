import { compareWeeks, isWeek } from '@/shared/lib/timber'

/**
 * Reads "48", "W48", "48/2027", "W48 2026", "2026-W48", "2026 48" or "2026 m. 48 sav." as an ISO week; null where it is none. Without a year it is the next
 * such week from `now` (an ISO week) on, because deliveries lie ahead.
 */
export function readWeek(text: string, now: string): string | null {
  const numbers = text.match(/\d+/g) ?? []
  const year = numbers.find((number) => number.length === 4)
  const week = numbers.find((number) => number.length <= 2)?.padStart(2, '0')
  if (!week || numbers.length > 2 || (numbers.length === 2 && !year)) return null
  if (year) return existing(`${year}-W${week}`)
  const thisYear = Number(now.slice(0, 4))
  const ahead = [thisYear, thisYear + 1].map((y) => `${y}-W${week}`)
  return ahead.find((candidate) => isWeek(candidate) && compareWeeks(candidate, now) >= 0) ?? null
}

const existing = (week: string) => (isWeek(week) ? week : null)
