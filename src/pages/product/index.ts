import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { newProductSearch } from './model/new-product-search'

/** The same at both addresses, so that a new product keeps its screen when it gets an address of its own. */
export const productPage = {
  ...lazyRoute('pages/product', () => import('./ui/product-page'), 'ProductPage'),
  validateSearch: newProductSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof newProductSearch>>,
}
