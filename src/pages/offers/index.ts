import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

/** `/offers`; `?offer=…` opens one, `?product=…` or `?product=…&lot=…` begins one of that wood. */
export const offersPage = {
  ...lateRoute('pages/offers', () => import('./ui/offers-page'), 'OffersPage'),
  validateSearch,
}
