import { lateRoute } from '@/shared/lib/lazy-page'

export const notificationsPage = lateRoute(
  'pages/notifications',
  () => import('./ui/notifications-page'),
  'NotificationsPage',
)
