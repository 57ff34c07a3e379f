import { lateRoute } from '@/shared/lib/lazy-page'
import { ordersSearch } from './model/orders-search'

/** `/orders`. */
export const ordersListPage = { ...lateRoute('pages/orders-list', () => import('./ui/orders-list-page'), 'OrdersListPage'), validateSearch: ordersSearch }
