import type { Role, Schemas } from '../call'

/** Who buys says what is bought for whom. */
const BUYERS: readonly Role[] = ['purchase_manager', 'global_manager', 'admin']
export const mayAllocate = (person: { role: Role }): boolean => BUYERS.includes(person.role)

/** Wood can be meant for a deal once the client has it on paper, until the deal is settled. */
export const TAKING: readonly Schemas['DealStatus'][] = [
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]
export const takesWood = (status: Schemas['DealStatus']): boolean => TAKING.includes(status)

/** A supply has wood to give until it is settled; a draft's is planned. */
export const GIVING: readonly Schemas['SupplyStatus'][] = [
  'draft',
  'ordered',
  'confirmed',
  'in_production',
  'ready',
  'loading',
  'shipped',
]
export const givesWood = (status: Schemas['SupplyStatus']): boolean => GIVING.includes(status)

/** Made, and at the mill or on its way. */
const MADE: readonly Schemas['SupplyStatus'][] = ['ready', 'loading', 'shipped', 'completed']
export const isMade = (status: Schemas['SupplyStatus']): boolean => MADE.includes(status)

/** The most that may cover so much that was sold. */
export const mostOf = (sold: number, tolerancePercent: number): number =>
  Math.floor((sold * (100 + tolerancePercent)) / 100)
export const leastOf = (sold: number, tolerancePercent: number): number =>
  Math.ceil((sold * (100 - tolerancePercent)) / 100)
