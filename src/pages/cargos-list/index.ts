import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { cargosSearch } from './model/cargos-search'

export const cargosListPage = {
  ...lazyRoute('pages/cargos-list', () => import('./ui/cargos-list-page'), 'CargosListPage'),
  validateSearch: cargosSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof cargosSearch>>,
}
