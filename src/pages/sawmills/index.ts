import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { sawmillsSearch } from './model/sawmills-search'

export const sawmillsPage = {
  ...lazyRoute('pages/sawmills', () => import('./ui/sawmills-page'), 'SawmillsPage'),
  validateSearch: sawmillsSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof sawmillsSearch>>,
}
