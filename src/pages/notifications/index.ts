import { lazyRoute } from '@/shared/lib/lazy-page'

export const notificationsPage = lazyRoute(
  'pages/notifications',
  () => import('./ui/notifications-page'),
  'NotificationsPage',
)
