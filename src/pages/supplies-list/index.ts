import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const suppliesListPage = {
  ...lateRoute('pages/supplies-list', () => import('./ui/supplies-list-page'), 'SuppliesListPage'),
  validateSearch,
}
