import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { toSupplySearch } from './model/supplies-search'

export const suppliesListPage = {
  ...lazyRoute('pages/supplies-list', () => import('./ui/supplies-list-page'), 'SuppliesListPage'),
  validateSearch: toSupplySearch,
  loaderDeps: searchAsDeps<ReturnType<typeof toSupplySearch>>,
}
