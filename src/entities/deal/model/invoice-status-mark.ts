import type { Schemas } from '@/shared/api'
import type { StatusMark } from '@/shared/ui'

/** Mark of an invoice or credit note: a filled one is valid, a cross is canceled. */
export const getInvoiceStatusMark = (status: Schemas['Invoice']['status']): StatusMark =>
  status === 'issued' ? { tone: 'done', share: 1 } : { tone: 'blocked' }
