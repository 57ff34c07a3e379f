import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const peoplePage = {
  ...lateRoute('pages/people', () => import('./ui/people-page'), 'PeoplePage'),
  validateSearch,
}
