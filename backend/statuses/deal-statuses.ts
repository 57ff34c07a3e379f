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

/** Statuses of deals that the client has not confirmed. */
export const UNCONFIRMED_DEAL_STATUSES: readonly DealStatus[] = ['draft', 'order_confirmation']

/** Statuses of deals that promise nothing to the client: drafts and canceled ones. */
export const UNBINDING_DEAL_STATUSES: readonly DealStatus[] = ['draft', 'canceled']
