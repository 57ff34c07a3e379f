import { sawmillListQuery } from '@/entities/sawmill'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { sawmillsSearch } from './model/sawmills-search'

export const sawmillsPage = listRoute(
  lazyPage('pages/sawmills', () => import('./ui/sawmills-page'), 'SawmillsPage'),
  sawmillsSearch,
  (queryClient, search) => queryClient.infiniteQuery(sawmillListQuery(search)),
)
