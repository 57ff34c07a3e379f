import { lateRoute } from '@/shared/lib/lazy-page'
import { sawmillsSearch } from './model/sawmills-search'

export const sawmillsPage = { ...lateRoute('pages/sawmills', () => import('./ui/sawmills-page'), 'SawmillsPage'), validateSearch: sawmillsSearch }
