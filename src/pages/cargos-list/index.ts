import { lateRoute } from '@/shared/lib/lazy-page'
import { cargosSearch } from './model/cargos-search'

export const cargosListPage = { ...lateRoute('pages/cargos-list', () => import('./ui/cargos-list-page'), 'CargosListPage'), validateSearch: cargosSearch }
