import type { Deal } from '@/entities/deal'

/** Why an issued order confirmation is not valid any more: its deal was canceled, or reopened. */
export type InvalidityReason = 'canceled' | 'draft'

/** A deal that was reopened or canceled keeps the revision that was issued. */
export const getInvalidityReason = ({ status }: Pick<Deal, 'status'>): InvalidityReason | null =>
  status === 'canceled' || status === 'draft' ? status : null
