import { clientListQueries } from '@/entities/client'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { clientsSearch } from './model/clients-search'

export const clientsPage = listRoute(
  lazyPage('pages/clients', () => import('./ui/clients-page'), 'ClientsPage'),
  clientsSearch,
  (queryClient, search) => queryClient.infiniteQuery(clientListQueries.options(search)),
)
