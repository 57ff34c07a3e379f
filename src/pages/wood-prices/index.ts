import { tradedListQueries } from '@/entities/price'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { toTradedSearch } from './model/traded-search'

export const woodPricesPage = listRoute(
  lazyPage('pages/wood-prices', () => import('./ui/wood-prices-page'), 'WoodPricesPage'),
  toTradedSearch,
  (queryClient, search) => queryClient.infiniteQuery(tradedListQueries.options(search)),
)
