import { dealLists } from '@/entities/deal'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { dealsSearch } from './model/deals-search'

export const dealsListPage = listRoute(
  lazyPage('pages/deals-list', () => import('./ui/deals-list-page'), 'DealsListPage'),
  dealsSearch,
  (queryClient, search) => queryClient.infiniteQuery(dealLists.query(search)),
)
