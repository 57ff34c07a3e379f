import { isWeek, weekOf } from '@/shared/lib/timber'

const written = /^(?:(\d{4})\s*[-/ ]?\s*)?[a-z]*\.?\s*(\d{1,2})(?:\s*[/ ]\s*(\d{4})|\s*sav\.?)?$/i

/**
 * The ISO week that somebody wrote: `48`, `W48`, `48/2026`, `W48 2026`, `2026-W48`, `2026 m. 48 sav.`. Without a year it is that of `today`.
 * @param today an ISO day
 * @returns `2026-W48`, or null if no such week can be read
 */
export function readWeek(text: string, today: string): string | null {
  const match = written.exec(text.trim())
  if (!match) return null
  const [, before, week = '', after] = match
  const year = before ?? after ?? weekOf(today).slice(0, 4)
  const iso = `${year}-W${week.padStart(2, '0')}`
  return isWeek(iso) ? iso : null
}
