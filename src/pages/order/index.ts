import { lateRoute } from '@/shared/lib/lazy-page'

/** `/orders/$id`. */
export const orderPage = lateRoute<'OrderPage', { id: string }>(
  'pages/order',
  () => import('./ui/order-page'),
  'OrderPage',
)
