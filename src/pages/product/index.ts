import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { newProductSearch } from './model/new-product-search'

/** Both addresses share one route component, so the screen survives the first save. */
export const productPage = {
  ...lazyRoute('pages/product', () => import('./ui/product-page'), 'ProductPage'),
  validateSearch: newProductSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof newProductSearch>>,
}
