import { lateRoute, rawSearch as validateSearch } from '@/shared/lib/lazy-page'

export const ordersListPage = {
  ...lateRoute('pages/orders-list', () => import('./ui/orders-list-page'), 'OrdersListPage'),
  validateSearch,
}
