import { lateRoute } from '@/shared/lib/lazy-page'
import { companiesSearch } from './model/companies-search'

export const companiesPage = { ...lateRoute('pages/companies', () => import('./ui/companies-page'), 'CompaniesPage'), validateSearch: companiesSearch }
