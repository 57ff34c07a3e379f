import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { toDashboardSearch } from './model/dashboard-search'

const search = {
  validateSearch: toDashboardSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof toDashboardSearch>>,
}

export const dealDashboardPage = {
  ...lazyRoute('pages/dashboard', () => import('./ui/deal-dashboard-page'), 'DealDashboardPage'),
  ...search,
}
export const supplyDashboardPage = {
  ...lazyRoute(
    'pages/dashboard',
    () => import('./ui/supply-dashboard-page'),
    'SupplyDashboardPage',
  ),
  ...search,
}
export const cargoDashboardPage = {
  ...lazyRoute('pages/dashboard', () => import('./ui/cargo-dashboard-page'), 'CargoDashboardPage'),
  ...search,
}
