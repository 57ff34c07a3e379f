import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { suppliesSearch } from './model/supplies-search'

export const suppliesListPage = {
  ...lazyRoute('pages/supplies-list', () => import('./ui/supplies-list-page'), 'SuppliesListPage'),
  validateSearch: suppliesSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof suppliesSearch>>,
}
