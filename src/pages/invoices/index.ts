import { invoiceListQueries } from '@/entities/deal'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { toInvoiceSearch } from './model/invoice-search'

export const invoicesPage = listRoute(
  lazyPage('pages/invoices', () => import('./ui/invoices-page'), 'InvoicesPage'),
  toInvoiceSearch,
  (queryClient, search) => queryClient.infiniteQuery(invoiceListQueries.options(search)),
)
