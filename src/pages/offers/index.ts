import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { offersSearch } from './model/offers-search'

/**
 * `/offers`; `?offer=…` opens an offer, `?product=…`, with an optional `&lot=…`, starts a new one.
 */
export const offersPage = {
  ...lazyRoute('pages/offers', () => import('./ui/offers-page'), 'OffersPage'),
  validateSearch: offersSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof offersSearch>>,
}
