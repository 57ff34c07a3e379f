import type { CargoStatus } from '../contract'

/** Statuses in which a cargo is still expected at its destination. */
export const EXPECTED: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
]

type Dated = { status: CargoStatus; eta: string | null; ata: string | null }

/** Returns the days by which a cargo came after its ETA or, if it has not come, by which its ETA has passed. Null if it is not late. */
export function lateDays({ status, eta, ata }: Dated, today: string): number | null {
  if (eta === null || status === 'canceled') return null
  if (ata !== null) return daysAfter(eta, ata)
  return EXPECTED.includes(status) ? daysAfter(eta, today) : null
}

/** Days from one day to a later one; null if it is not later. */
export function daysAfter(day: string, later: string): number | null {
  const days = (Date.parse(later) - Date.parse(day)) / 86_400_000
  return days > 0 ? days : null
}
