import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const companiesPage = {
  ...lateRoute('pages/companies', () => import('./ui/companies-page'), 'CompaniesPage'),
  validateSearch,
}
