import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

/** The same at both addresses, so that a new product keeps its screen when it gets an address of its own. */
export const productPage = {
  ...lateRoute('pages/product', () => import('./ui/product-page'), 'ProductPage'),
  validateSearch,
}
