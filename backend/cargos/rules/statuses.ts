import type { CargoStatus, Schemas } from '../contract'

/** Statuses of deals and supplies whose wood may be loaded. */
export const LOADABLE_DEAL_STATUSES: readonly Schemas['DealStatus'][] = [
  'confirmed',
  'loading',
  'shipped',
]
export const LOADABLE_SUPPLY_STATUSES: readonly Schemas['SupplyStatus'][] = [
  'ready',
  'loading',
  'shipped',
]

type Pair = {
  stockPlace: string | null
  deal: { number: string; status: Schemas['DealStatus'] }
  supply: { number: string; status: Schemas['SupplyStatus'] }
}

/**
 * Returns the number of the deal or supply whose status forbids loading; null if both are open.
 * Wood in the yard does not depend on its supply.
 */
export function findClosedDocument({ deal, supply, stockPlace }: Pair): string | null {
  if (stockPlace === null && !LOADABLE_SUPPLY_STATUSES.includes(supply.status)) return supply.number
  return LOADABLE_DEAL_STATUSES.includes(deal.status) ? null : deal.number
}

/** Statuses in which the wood is loaded. */
export const LOADED_STATUSES: readonly CargoStatus[] = [
  'loading',
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]
/** Statuses in which the wood has left its place of loading. */
export const DEPARTED_STATUSES: readonly CargoStatus[] = [
  'in_transit',
  'arrived',
  'delivered',
  'closed',
]
/** Statuses in which the client has the wood. */
export const DELIVERED_STATUSES: readonly CargoStatus[] = ['delivered', 'closed']
/** Statuses in which no other cargo can use the container. */
export const CONTAINER_HOLDING_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
  'in_transit',
  'arrived',
]
/** Statuses in which the documents are collected. */
export const DOCUMENT_STATUSES: readonly CargoStatus[] = [
  'sealed',
  'in_transit',
  'arrived',
  'delivered',
]
/** Statuses before departure. */
export const UNDEPARTED_STATUSES: readonly CargoStatus[] = [
  'planned',
  'booked',
  'loading',
  'sealed',
]

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
