import { listStockProductsSearch } from '@contract/searches'
import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { createListSearchValidator } from '@/shared/lib/list-search'

/** `like` is the id of a product whose values a new product starts with. */
const newProductSearch = createListSearchValidator<{ like?: string }>({
  like: listStockProductsSearch.company_id,
})

/** Both addresses share one route component, so the screen survives the first save. */
export const productPage = {
  ...lazyRoute('pages/product', () => import('./ui/product-page'), 'ProductPage'),
  validateSearch: newProductSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof newProductSearch>>,
}
