import type { Role, Schemas } from '../call'

/** Who buys says what is bought for whom. */
const BUYER_ROLES: readonly Role[] = ['purchase_manager', 'global_manager', 'admin']
export const canAllocate = (person: { role: Role }): boolean => BUYER_ROLES.includes(person.role)

/** Wood can be meant for a deal once the client has it on paper, until the deal is settled. */
export const ALLOCATABLE_DEAL_STATUSES: readonly Schemas['DealStatus'][] = [
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]
export const acceptsAllocations = (status: Schemas['DealStatus']): boolean =>
  ALLOCATABLE_DEAL_STATUSES.includes(status)

/** A supply has wood to give until it is settled; a draft's is planned. */
export const ALLOCATABLE_SUPPLY_STATUSES: readonly Schemas['SupplyStatus'][] = [
  'draft',
  'ordered',
  'confirmed',
  'in_production',
  'ready',
  'loading',
  'shipped',
]
export const hasAllocatableWood = (status: Schemas['SupplyStatus']): boolean =>
  ALLOCATABLE_SUPPLY_STATUSES.includes(status)

/** Made, and at the mill or on its way. */
const MADE_STATUSES: readonly Schemas['SupplyStatus'][] = [
  'ready',
  'loading',
  'shipped',
  'completed',
]
export const isMadeStatus = (status: Schemas['SupplyStatus']): boolean =>
  MADE_STATUSES.includes(status)

/** The most that may cover so much that was sold. */
export const computeMaxCovered = (sold: number, tolerancePercent: number): number =>
  Math.floor((sold * (100 + tolerancePercent)) / 100)
export const computeMinCovered = (sold: number, tolerancePercent: number): number =>
  Math.ceil((sold * (100 - tolerancePercent)) / 100)
