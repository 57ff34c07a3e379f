import { countDaysPastWeek } from '../../documents/terms'
import type { SupplyStatus } from '../contract'

/** Statuses of awaited wood: ordered and not ready. A draft does not bind the mill. */
export const AWAITED_STATUSES: readonly SupplyStatus[] = ['ordered', 'confirmed', 'in_production']

/**
 * Returns days since the end of the promised ready week; null if it has not ended, or nothing is
 * awaited.
 */
export function getSupplyLateDays(
  { status, ready_week }: { status: SupplyStatus; ready_week: string | null },
  today: string,
): number | null {
  return ready_week === null || !AWAITED_STATUSES.includes(status)
    ? null
    : countDaysPastWeek(ready_week, today)
}
