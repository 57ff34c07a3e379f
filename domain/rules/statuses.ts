import type { components } from '@contract/schema'

type Schemas = components['schemas']

/** Statuses of deals that are confirmed and not canceled: the client owes them. */
export const SOLD_DEAL_STATUSES: readonly Schemas['DealStatus'][] = [
  'confirmed',
  'loading',
  'shipped',
  'delivered',
  'completed',
]

/** Statuses of supplies whose wood is ordered and not ready. A draft does not bind the mill. */
export const AWAITED_SUPPLY_STATUSES: readonly Schemas['SupplyStatus'][] = [
  'ordered',
  'confirmed',
  'in_production',
]
