import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { priceListSearch } from './model/price-list-search'

export const priceListPage = {
  ...lazyRoute('pages/price-list', () => import('./ui/price-list-page'), 'PriceListPage'),
  validateSearch: priceListSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof priceListSearch>>,
}
