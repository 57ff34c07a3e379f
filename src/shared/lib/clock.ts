/**
 * Returns today by the server's clock, in the user's time zone, as an ISO day. The UTC day may
 * differ near midnight.
 */
export const today = (): string => toLocalDay(getServerTime())

/** Returns the day of a moment in the user's time zone, as an ISO day. */
export function toLocalDay(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Milliseconds by which the server's clock is ahead of the device's; 0 before a response. */
let aheadMs = 0

/** Sets the server's clock. @param date `Date` header of a response that has just arrived */
export function setServerTime(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) aheadMs = time - Date.now()
}

/** Returns the time by the server's clock, because the device's clock may be wrong. */
export const getServerTime = (): Date => new Date(Date.now() + aheadMs)
