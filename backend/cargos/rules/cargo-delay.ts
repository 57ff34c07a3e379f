import type { DeliveryDelay } from '@domain/rules/delivery-delay'
import { countDays } from '@domain/calendar'
import { getDeliveryDelay, NO_DELAY } from '../../documents/delivery-delay'
import type { CargoStatus } from '../schema'
import { UNDEPARTED_CARGO_STATUSES } from '../../statuses/cargo-statuses'

/** Statuses in which a cargo is still expected at its destination. */
export const EXPECTED_STATUSES: readonly CargoStatus[] = [
  ...UNDEPARTED_CARGO_STATUSES,
  'in_transit',
]

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

/** Returns whether a cargo is late, and whether it will arrive late. */
export function getCargoLateness(cargo: CargoDates, today: string): DeliveryDelay {
  const { status, ata, eta } = cargo
  if (ata === null && !EXPECTED_STATUSES.includes(status)) return NO_DELAY
  if (status === 'canceled') return NO_DELAY
  return getDeliveryDelay({ dueDay: getCargoDueDay(cargo), arrivedOn: ata, eta }, today)
}
