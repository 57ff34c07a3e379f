import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const cargosListPage = {
  ...lateRoute('pages/cargos-list', () => import('./ui/cargos-list-page'), 'CargosListPage'),
  validateSearch,
}
