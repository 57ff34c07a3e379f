import type { DeliveryDelay } from '@domain/rules/delivery-delay'
import { countDays } from '@domain/calendar'

/** Days of a promised delivery, `YYYY-MM-DD`. */
export type PromisedDelivery = {
  /** Last day in time; null if nothing is promised, or nothing is awaited any more. */
  dueDay: string | null
  /** Day of the arrival; null before. */
  arrivedOn?: string | null
  /** Last ETA of the wood that has not arrived; null if unknown. */
  eta: string | null
}

/**
 * Returns the delay that has passed, up to the arrival or today, and the expected delay at an ETA
 * in the future. An ETA that has passed expects nothing.
 * @param today business day, `YYYY-MM-DD`
 */
export function getDeliveryDelay(
  { dueDay, arrivedOn = null, eta }: PromisedDelivery,
  today: string,
): DeliveryDelay {
  const isExpected = arrivedOn === null && eta !== null && eta > today
  return {
    late_days: dueDay === null ? null : countDaysAfter(dueDay, arrivedOn ?? today),
    arrives_late_days: dueDay === null || !isExpected ? null : countDaysAfter(dueDay, eta),
  }
}

/** No delay: on time, without a promise, or finished. */
export const NO_DELAY: DeliveryDelay = { late_days: null, arrives_late_days: null }

/** Returns the days from one day to a later one; null if it is not later. */
function countDaysAfter(day: string, later: string): number | null {
  const days = countDays(day, later)
  return days > 0 ? days : null
}
