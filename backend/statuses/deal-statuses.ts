import type { Schemas } from '../call'

type DealStatus = Schemas['DealStatus']

/** Statuses of deals whose cargo has all left, so that nothing more is loaded. */
export const SHIPPED_DEAL_STATUSES: readonly DealStatus[] = ['shipped', 'delivered', 'completed']

/** Statuses of deals that are neither completed nor canceled. */
export const OPEN_DEAL_STATUSES: readonly DealStatus[] = [
  'draft',
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]
