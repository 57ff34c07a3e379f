import { lateRoute } from '@/shared/lib/lazy-page'
import { suppliesSearch } from './model/supplies-search'

export const suppliesListPage = { ...lateRoute('pages/supplies-list', () => import('./ui/supplies-list-page'), 'SuppliesListPage'), validateSearch: suppliesSearch }
