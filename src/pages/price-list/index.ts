import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { priceListSearch } from './model/price-list-search'

export const priceListPage = listRoute(
  lazyPage('pages/price-list', () => import('./ui/price-list-page'), 'PriceListPage'),
  priceListSearch,
  // Which rows it begins with depends on who looks.
  () => Promise.resolve(),
)
