import { cargoListQuery } from '@/entities/cargo'
import { lazyPage, listRoute } from '@/shared/lib/lazy-page'
import { cargosSearch } from './model/cargos-search'

export const cargosListPage = listRoute(
  lazyPage('pages/cargos-list', () => import('./ui/cargos-list-page'), 'CargosListPage'),
  cargosSearch,
  (queryClient, search) => queryClient.infiniteQuery(cargoListQuery(search)),
)
