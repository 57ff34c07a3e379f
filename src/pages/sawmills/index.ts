import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const sawmillsPage = {
  ...lateRoute('pages/sawmills', () => import('./ui/sawmills-page'), 'SawmillsPage'),
  validateSearch,
}
