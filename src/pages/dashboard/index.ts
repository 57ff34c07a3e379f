import { lateRoute } from '@/shared/lib/lazy-page'
import { boardSearch as validateSearch } from './model/board-search'

const pages = () => import('./ui/dashboard-pages')

export const dealDashboardPage = { ...lateRoute('pages/dashboard', pages, 'DealDashboardPage'), validateSearch }
export const supplyDashboardPage = { ...lateRoute('pages/dashboard', pages, 'SupplyDashboardPage'), validateSearch }
export const cargoDashboardPage = { ...lateRoute('pages/dashboard', pages, 'CargoDashboardPage'), validateSearch }
