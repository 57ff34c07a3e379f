import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { toCargoSearch } from './model/cargos-search'

export const cargosListPage = {
  ...lazyRoute('pages/cargos-list', () => import('./ui/cargos-list-page'), 'CargosListPage'),
  validateSearch: toCargoSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof toCargoSearch>>,
}
