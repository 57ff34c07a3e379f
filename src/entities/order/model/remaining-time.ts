const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a basket still runs, as the notes say it: in hours, in minutes, or less than a minute. */
export type RemainingTime = { unit: 'hours' | 'minutes'; count: number } | { unit: 'less' | 'over' }

/** @param left milliseconds */
export function toRemainingTime(left: number): RemainingTime {
  if (left <= 0) return { unit: 'over' }
  if (left < MINUTE) return { unit: 'less' }
  return left < HOUR
    ? { unit: 'minutes', count: Math.floor(left / MINUTE) }
    : { unit: 'hours', count: Math.floor(left / HOUR) }
}

/** Whether there is so little left that it should be said loudly. */
export const isExpiringSoon = (left: RemainingTime): boolean =>
  left.unit === 'less' || left.unit === 'minutes'
