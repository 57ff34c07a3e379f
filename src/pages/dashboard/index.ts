import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

const pages = () => import('./ui/dashboard-pages')

export const dealDashboardPage = {
  ...lateRoute('pages/dashboard', pages, 'DealDashboardPage'),
  validateSearch,
}
export const supplyDashboardPage = {
  ...lateRoute('pages/dashboard', pages, 'SupplyDashboardPage'),
  validateSearch,
}
export const cargoDashboardPage = {
  ...lateRoute('pages/dashboard', pages, 'CargoDashboardPage'),
  validateSearch,
}
