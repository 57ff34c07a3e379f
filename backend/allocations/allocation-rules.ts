import { PURCHASE_ROLES } from '@domain/rules/role-rules'
import type { Role, Schemas } from '../call'
import { OPEN_SUPPLY_STATUSES, READY_SUPPLY_STATUSES } from '../statuses/supply-statuses'

/** True for users who allocate wood. */
export const canAllocate = (person: { role: Role }): boolean => PURCHASE_ROLES.includes(person.role)

/** Wood can be allocated from the order confirmation until the deal is delivered. */
export const ALLOCATABLE_DEAL_STATUSES: readonly Schemas['DealStatus'][] = [
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
]
export const acceptsAllocations = (status: Schemas['DealStatus']): boolean =>
  ALLOCATABLE_DEAL_STATUSES.includes(status)

/** Wood of a draft is planned; a completed supply has none left. */
export const ALLOCATABLE_SUPPLY_STATUSES = OPEN_SUPPLY_STATUSES
export const hasAllocatableWood = (status: Schemas['SupplyStatus']): boolean =>
  ALLOCATABLE_SUPPLY_STATUSES.includes(status)

export const isReadyStatus = (status: Schemas['SupplyStatus']): boolean =>
  READY_SUPPLY_STATUSES.includes(status)

/** Returns the maximum litres that may cover the sold litres. */
export const computeMaxCovered = (sold: number, tolerancePercent: number): number =>
  Math.floor((sold * (100 + tolerancePercent)) / 100)
export const computeMinCovered = (sold: number, tolerancePercent: number): number =>
  Math.ceil((sold * (100 - tolerancePercent)) / 100)
