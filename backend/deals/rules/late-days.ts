import { countDaysPastWeek } from '../../documents/terms'
import type { DealStatus } from '../contract'

/** Statuses with a promised delivery that has not happened. A draft promises nothing. */
export const UNDELIVERED_STATUSES: readonly DealStatus[] = [
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
]

type PromisedDelivery = {
  status: DealStatus
  delivery_week_from: string | null
  delivery_week_to: string | null
}

/**
 * Returns the days since the end of the last delivery week; null if it is not over, or the deal
 * promises none.
 */
export function getDealLateDays(
  { status, delivery_week_from: from, delivery_week_to: to }: PromisedDelivery,
  today: string,
): number | null {
  const last = to ?? from
  if (last === null || !UNDELIVERED_STATUSES.includes(status)) return null
  return countDaysPastWeek(last, today)
}
