import { lateRoute } from '@/shared/lib/lazy-page'

export const profilePage = lateRoute(
  'pages/profile',
  () => import('./ui/profile-page'),
  'ProfilePage',
)
