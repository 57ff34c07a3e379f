import { countDaysPastWeek } from '../../documents/days-past-week'
import type { DealStatus } from '../contract'

/** Promised on paper, and not with the client yet. A draft promises nothing. */
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

/** Days since the end of the week, or of the last of a stretch, in which the wood was to be delivered; null while there is time, or no promise. */
export function getDealLateDays(
  { status, delivery_week_from: from, delivery_week_to: to }: PromisedDelivery,
  today: string,
): number | null {
  const last = to ?? from
  if (last === null || !UNDELIVERED_STATUSES.includes(status)) return null
  return countDaysPastWeek(last, today)
}
