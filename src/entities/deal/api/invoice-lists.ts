import { api, createListQueries, type ListQueryParams } from '@/shared/api'

export type InvoiceSearch = ListQueryParams<'/invoices/'>

/** Invoices and credit notes of all deals. */
export const invoiceListQueries = createListQueries('/invoices/', (options) =>
  api.GET('/invoices/', options),
)

/** Lines of the filtered invoices, for accounting. */
export const invoiceLineQueries = createListQueries('/invoices/lines/', (options) =>
  api.GET('/invoices/lines/', options),
)
