import type { AppContext } from './app-context'

/** Zone that defines the business day by default. */
export const DEFAULT_TIME_ZONE = 'Europe/Vilnius'

/** Returns the current business day, `YYYY-MM-DD`, in one zone for all users and servers. */
export function getBusinessDay({
  clock,
  timeZone = DEFAULT_TIME_ZONE,
}: Pick<AppContext, 'clock' | 'timeZone'>): string {
  return toBusinessDay(clock(), timeZone)
}

/**
 * Returns the business day of a moment, `YYYY-MM-DD`.
 * @param moment ISO 8601, or a date
 */
export const toBusinessDay = (moment: string | Date, timeZone = DEFAULT_TIME_ZONE): string =>
  getFormats(timeZone).day.format(new Date(moment))

/**
 * Returns the moment at which a business day begins.
 * @param day `YYYY-MM-DD`
 */
export function getStartOfBusinessDay(day: string, timeZone = DEFAULT_TIME_ZONE): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Repeated for days on which the clocks change.
  return new Date(midnight - getUtcOffset(midnight - getUtcOffset(midnight, timeZone), timeZone))
}

/** Returns the zone's offset from UTC at a moment, in milliseconds. */
function getUtcOffset(moment: number, timeZone: string): number {
  const time = getFormats(timeZone).moment.format(moment)
  return Date.parse(`${time.replace(' ', 'T')}Z`) - moment
}

type Formats = { day: Intl.DateTimeFormat; moment: Intl.DateTimeFormat }
const formatsByZone = new Map<string, Formats>()

/** Cached per zone: creating a format takes as long as a whole call. */
function getFormats(timeZone: string): Formats {
  let formats = formatsByZone.get(timeZone)
  if (!formats) {
    // The Swedish format is ISO 8601.
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone, ...options })
    formats = {
      day: format({ dateStyle: 'short' }),
      moment: format({ dateStyle: 'short', timeStyle: 'medium' }),
    }
    formatsByZone.set(timeZone, formats)
  }
  return formats
}

/** Returns the year of the business day, used in document numbers. */
export const getBusinessYear = (moment: Parameters<typeof getBusinessDay>[0]): number =>
  Number(getBusinessDay(moment).slice(0, 4))
