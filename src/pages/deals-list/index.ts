import { dealListQueries } from '@/entities/deal'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { toDealSearch } from './model/deals-search'

export const dealsListPage = listRoute(
  lazyPage('pages/deals-list', () => import('./ui/deals-list-page'), 'DealsListPage'),
  toDealSearch,
  (queryClient, search) => queryClient.infiniteQuery(dealListQueries.options(search)),
)
