import { countDaysPastWeek } from '../../documents/days-past-week'
import type { SupplyStatus } from '../contract'

/** Ordered, and not ready yet. A draft binds no mill. */
export const AWAITED_STATUSES: readonly SupplyStatus[] = ['ordered', 'confirmed', 'in_production']

/** Days since the end of the week in which the wood was to be ready; null while there is time, or nothing is awaited. */
export function getSupplyLateDays(
  { status, ready_week }: { status: SupplyStatus; ready_week: string | null },
  today: string,
): number | null {
  return ready_week === null || !AWAITED_STATUSES.includes(status)
    ? null
    : countDaysPastWeek(ready_week, today)
}
