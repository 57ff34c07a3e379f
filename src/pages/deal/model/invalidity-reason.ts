import type { Deal } from '@/entities/deal'

/** Reason why an issued order confirmation is invalid: the deal was canceled or reopened. */
export type InvalidityReason = 'canceled' | 'draft'

/** Returns the reason. A reopened or canceled deal keeps its issued revision. */
export const getInvalidityReason = ({ status }: Pick<Deal, 'status'>): InvalidityReason | null =>
  status === 'canceled' || status === 'draft' ? status : null
