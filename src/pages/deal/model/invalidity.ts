import type { Deal } from '@/entities/deal'

/** Why an issued order confirmation is not valid any more: its deal was canceled, or reopened. */
export type Invalidity = 'canceled' | 'draft'

/** A deal that was reopened or canceled keeps the revision that was issued. */
export const invalidityOf = ({ status }: Pick<Deal, 'status'>): Invalidity | null =>
  status === 'canceled' || status === 'draft' ? status : null
