import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const productsListPage = {
  ...lateRoute('pages/products-list', () => import('./ui/products-list-page'), 'ProductsListPage'),
  validateSearch,
}
