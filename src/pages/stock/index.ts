import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { stockSearch } from './model/stock-search'

export const stockPage = {
  ...lazyRoute('pages/stock', () => import('./ui/stock-page'), 'StockPage'),
  validateSearch: stockSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof stockSearch>>,
}
