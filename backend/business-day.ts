import type { AppContext } from './app-context'

/** Where it is a new day, unless the installation says another place. */
export const DEFAULT_TIME_ZONE = 'Europe/Vilnius'

/** The day that it is for the business, `YYYY-MM-DD`: one for everybody, wherever they and the server are. */
export function getBusinessDay({
  clock,
  timeZone = DEFAULT_TIME_ZONE,
}: Pick<AppContext, 'clock' | 'timeZone'>): string {
  return getDayFormat(timeZone).format(clock())
}

/** When a day begins for the business. @param day `YYYY-MM-DD` */
export function getStartOfBusinessDay(day: string, timeZone = DEFAULT_TIME_ZONE): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Once more, for the day on which the clocks change.
  return new Date(midnight - getUtcOffset(midnight - getUtcOffset(midnight, timeZone), timeZone))
}

/** Milliseconds that the zone's clocks are ahead of UTC at a moment. */
function getUtcOffset(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: it takes as long as a whole call. */
function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes days as ISO 8601 does.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format
}

/** The year of that day, after which documents are numbered. */
export const getBusinessYear = (of: Parameters<typeof getBusinessDay>[0]): number =>
  Number(getBusinessDay(of).slice(0, 4))
