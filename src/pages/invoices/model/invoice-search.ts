import type { InvoiceSearch } from '@/entities/deal'
import { listInvoicesSearch } from '@contract/searches'
import { createListSearchValidator, sortWeekRange } from '@/shared/lib/list-search'

const validateSearch = createListSearchValidator<InvoiceSearch>(listInvoicesSearch)

export const toInvoiceSearch = (raw: Record<string, unknown>): InvoiceSearch =>
  sortWeekRange(validateSearch(raw))
