import type { CargoStatus } from '../schema'
import { UNDEPARTED_STATUSES } from './statuses'

/** Statuses in which a cargo is still expected at its destination. */
export const EXPECTED_STATUSES: readonly CargoStatus[] = [...UNDEPARTED_STATUSES, 'in_transit']

/** Dates of a cargo, `YYYY-MM-DD`. */
export type CargoDates = {
  status: CargoStatus
  eta: string | null
  ata: string | null
  /** Sunday of the earliest last delivery week among the deals of the loads; null without any. */
  promised_day: string | null
}

/** Returns the last day on which a cargo is in time: the promised day, else the ETA. */
export const getCargoDueDay = ({
  eta,
  promised_day,
}: Pick<CargoDates, 'eta' | 'promised_day'>): string | null => promised_day ?? eta

/**
 * Returns the days from the due day to the arrival: the ATA, else the ETA or, if it has passed,
 * today. Negative if early. Null if the cargo is canceled or either day is unknown.
 */
export function getCargoDelay(cargo: CargoDates, today: string): number | null {
  const dueDay = getCargoDueDay(cargo)
  const arrival = getArrivalDay(cargo, today)
  return dueDay === null || arrival === null ? null : countDays(dueDay, arrival)
}

function getArrivalDay({ status, eta, ata }: CargoDates, today: string): string | null {
  if (status === 'canceled') return null
  if (ata !== null) return ata
  if (eta === null || !EXPECTED_STATUSES.includes(status)) return null
  return eta < today ? today : eta
}

/** Returns the delay in days; null if the cargo is not late. */
export function getCargoLateDays(cargo: CargoDates, today: string): number | null {
  const delay = getCargoDelay(cargo, today)
  return delay !== null && delay > 0 ? delay : null
}

/** Returns the days from one day to a later one; null if it is not later. */
export function countDaysAfter(day: string, later: string): number | null {
  const days = countDays(day, later)
  return days > 0 ? days : null
}

const countDays = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000
