import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { offersSearch } from './model/offers-search'

/** `/offers`; `?offer=…` opens one, `?product=…` or `?product=…&lot=…` begins one of that wood. */
export const offersPage = {
  ...lazyRoute('pages/offers', () => import('./ui/offers-page'), 'OffersPage'),
  validateSearch: offersSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof offersSearch>>,
}
