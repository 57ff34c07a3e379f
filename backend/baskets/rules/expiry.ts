const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When a basket is released: so many hours after the first thing was put into it, whatever is added or looked at later. */
export const computeExpiry = (firstAdded: Date, hours: number): Date =>
  new Date(firstAdded.getTime() + hours * HOUR)

/** When its company is warned: an hour before, or in the last quarter of a shorter time. */
export const computeExpiryWarningTime = (expires: Date, hours: number): Date =>
  new Date(expires.getTime() - Math.min(HOUR, (hours * HOUR) / 4))
