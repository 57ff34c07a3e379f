import type { CargoStatus } from '../contract'

/** Statuses in which a cargo is still expected at its destination. */
export const EXPECTED_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
]

type CargoDates = { status: CargoStatus; eta: string | null; ata: string | null }

/**
 * Returns the days between ETA and arrival, or between ETA and today before arrival. Null if the
 * cargo is not late.
 */
export function getCargoLateDays({ status, eta, ata }: CargoDates, today: string): number | null {
  if (eta === null || status === 'canceled') return null
  if (ata !== null) return countDaysAfter(eta, ata)
  return EXPECTED_STATUSES.includes(status) ? countDaysAfter(eta, today) : null
}

/** Returns the days from one day to a later one; null if it is not later. */
export function countDaysAfter(day: string, later: string): number | null {
  const days = (Date.parse(later) - Date.parse(day)) / 86_400_000
  return days > 0 ? days : null
}
