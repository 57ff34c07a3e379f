const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Remaining time of a basket reservation, rounded down to the shown unit. */
export type RemainingTime = { unit: 'hours' | 'minutes'; count: number } | { unit: 'less' | 'over' }

/** @param left milliseconds */
export function toRemainingTime(left: number): RemainingTime {
  if (left <= 0) return { unit: 'over' }
  if (left < MINUTE) return { unit: 'less' }
  return left < HOUR
    ? { unit: 'minutes', count: Math.floor(left / MINUTE) }
    : { unit: 'hours', count: Math.floor(left / HOUR) }
}

/** True in the last hour. */
export const isExpiringSoon = (left: RemainingTime): boolean =>
  left.unit === 'less' || left.unit === 'minutes'
