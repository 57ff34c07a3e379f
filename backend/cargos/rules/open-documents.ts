import type { Schemas } from '../contract'

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
