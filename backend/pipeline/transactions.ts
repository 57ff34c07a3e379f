import type { OperationId } from '@/shared/api/generated/operations'

/**
 * Writes that the pipeline does not wrap in a transaction. Logging in and refreshing must keep what they wrote (a failed attempt, a revoked
 * family) when they refuse; a password's hash is slow to make; a preview writes nothing and is called at every keystroke.
 */
export const outsideTransaction: ReadonlySet<OperationId> = new Set<OperationId>([
  'login',
  'refreshSession',
  'previewDeal',
  'previewSupply',
  'previewProductChanges',
  'setPassword',
  'changePassword',
])

/** Writes that take free packs out of the yard. */
export const locksLots: ReadonlySet<OperationId> = new Set<OperationId>([
  'addToBasket',
  'restoreBasket',
  'reorder',
])
