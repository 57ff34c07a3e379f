import type { Schemas } from '../contract'

/** Deals that wood is loaded for, and supplies that it is loaded from. */
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

/** The number of the document for which, or from which, nothing is loaded in its status; null where both are open. What stands in the yard is given whatever its supply. */
export function findClosedDocument({ deal, supply, stockPlace }: Pair): string | null {
  if (stockPlace === null && !LOADABLE_SUPPLY_STATUSES.includes(supply.status)) return supply.number
  return LOADABLE_DEAL_STATUSES.includes(deal.status) ? null : deal.number
}
