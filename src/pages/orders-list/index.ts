import { lazyRoute, searchAsDeps } from '@/shared/lib/lazy-page'
import { ordersSearch } from './model/orders-search'

export const ordersListPage = {
  ...lazyRoute('pages/orders-list', () => import('./ui/orders-list-page'), 'OrdersListPage'),
  validateSearch: ordersSearch,
  loaderDeps: searchAsDeps<ReturnType<typeof ordersSearch>>,
}
