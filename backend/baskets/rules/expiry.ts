const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Returns the expiry: a number of hours after the first item was added, whatever happens later. */
export const computeExpiry = (firstAdded: Date, hours: number): Date =>
  new Date(firstAdded.getTime() + hours * HOUR)

/**
 * Returns the time of the warning: an hour before expiry, or the last quarter of a shorter time.
 */
export const computeExpiryWarningTime = (expires: Date, hours: number): Date =>
  new Date(expires.getTime() - Math.min(HOUR, (hours * HOUR) / 4))
