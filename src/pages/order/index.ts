import { lazyRoute } from '@/shared/lib/lazy-page'

/** `/orders/$id`. */
export const orderPage = lazyRoute('pages/order', () => import('./ui/order-page'), 'OrderPage')
