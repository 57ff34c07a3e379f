const DAY = 86_400_000

/** A day as `YYYY-MM-DD`, so many days after a moment; before it below zero. */
export const addDays = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * DAY).toISOString().slice(0, 10)

/** A moment in the working hours of a day, ISO 8601. */
export const toWorkingHour = (day: string, hour: number, minute: number): string =>
  `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`

/** The earlier of two moments; what is seeded never happened after now. */
export const capAtNow = (moment: string, now: Date): string =>
  moment > now.toISOString() ? now.toISOString() : moment
