/** Today in the user's time zone, as an ISO day. The UTC day may differ near midnight. */
export const today = (): string => toLocalDay(new Date())

/** Returns the day of a moment in the user's time zone, as an ISO day. */
export function toLocalDay(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
