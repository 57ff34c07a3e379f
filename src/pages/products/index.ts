import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { productsSearch } from './model/products-search'

export const productsPage = {
  ...lazyRoute('pages/products', () => import('./ui/products-page'), 'ProductsPage'),
  validateSearch: productsSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof productsSearch>>,
}
