import { supplyListQuery } from '@/entities/supply'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { suppliesSearch } from './model/supplies-search'

export const suppliesListPage = listRoute(
  lazyPage('pages/supplies-list', () => import('./ui/supplies-list-page'), 'SuppliesListPage'),
  suppliesSearch,
  (queryClient, search) => queryClient.infiniteQuery(supplyListQuery(search)),
)
