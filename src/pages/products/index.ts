import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const productsPage = {
  ...lateRoute('pages/products', () => import('./ui/products-page'), 'ProductsPage'),
  validateSearch,
}
