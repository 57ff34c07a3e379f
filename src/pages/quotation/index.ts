import { lazyPage } from '@/shared/lib/lazy-page'

/** `/quotations/$token`: the quotation that a mailed link opens, without a login. */
export const quotationPage = {
  component: lazyPage('pages/quotation', () => import('./ui/quotation-page'), 'QuotationPage'),
}
