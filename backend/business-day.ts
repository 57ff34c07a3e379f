import type { Surroundings } from './surroundings'

/** Where it is a new day, unless the installation says another place. */
export const DEFAULT_TIME_ZONE = 'Europe/Vilnius'

/** The day that it is for the business, `YYYY-MM-DD`: one for everybody, wherever they and the server are. */
export function businessDay({
  clock,
  timeZone = DEFAULT_TIME_ZONE,
}: Pick<Surroundings, 'clock' | 'timeZone'>): string {
  return dayFormat(timeZone).format(clock())
}

/** When a day begins for the business. @param day `YYYY-MM-DD` */
export function startOfBusinessDay(day: string, timeZone = DEFAULT_TIME_ZONE): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Once more, for the day on which the clocks change.
  return new Date(midnight - aheadAt(midnight - aheadAt(midnight, timeZone), timeZone))
}

/** Milliseconds that the zone's clocks are ahead of UTC at a moment. */
function aheadAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: it takes as long as a whole call. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes days as ISO 8601 does.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** The year of that day, after which documents are numbered. */
export const businessYear = (of: Parameters<typeof businessDay>[0]): number =>
  Number(businessDay(of).slice(0, 4))
