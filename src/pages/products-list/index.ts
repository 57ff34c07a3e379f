import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { productsListSearch } from './model/list-search'

export const productsListPage = {
  ...lazyRoute('pages/products-list', () => import('./ui/products-list-page'), 'ProductsListPage'),
  validateSearch: productsListSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof productsListSearch>>,
}
