import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { boardSearch } from './model/board-search'

const search = {
  validateSearch: boardSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof boardSearch>>,
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
