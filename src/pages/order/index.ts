import { lazyRoute } from '@/shared/lib/lazy-page'

export const orderPage = lazyRoute('pages/order', () => import('./ui/order-page'), 'OrderPage')
