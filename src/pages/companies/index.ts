import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { companiesSearch } from './model/companies-search'

export const companiesPage = {
  ...lazyRoute('pages/companies', () => import('./ui/companies-page'), 'CompaniesPage'),
  validateSearch: companiesSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof companiesSearch>>,
}
