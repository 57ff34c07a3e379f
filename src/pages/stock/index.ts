import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const stockPage = {
  ...lateRoute('pages/stock', () => import('./ui/stock-page'), 'StockPage'),
  validateSearch,
}
