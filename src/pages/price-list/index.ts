import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const priceListPage = {
  ...lateRoute('pages/price-list', () => import('./ui/price-list-page'), 'PriceListPage'),
  validateSearch,
}
