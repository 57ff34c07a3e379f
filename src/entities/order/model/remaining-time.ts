const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Remaining time of a basket reservation, rounded down to the shown unit. */
export type RemainingTime = { unit: 'hours' | 'minutes'; count: number } | { unit: 'less' | 'over' }

/** @param remaining milliseconds */
export function toRemainingTime(remaining: number): RemainingTime {
  if (remaining <= 0) return { unit: 'over' }
  if (remaining < MINUTE) return { unit: 'less' }
  return remaining < HOUR
    ? { unit: 'minutes', count: Math.floor(remaining / MINUTE) }
    : { unit: 'hours', count: Math.floor(remaining / HOUR) }
}

/** True in the last hour. */
export const isExpiringSoon = (remaining: RemainingTime): boolean =>
  remaining.unit === 'less' || remaining.unit === 'minutes'
