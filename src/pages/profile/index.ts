import { lazyRoute } from '@/shared/lib/lazy-page'

export const profilePage = lazyRoute(
  'pages/profile',
  () => import('./ui/profile-page'),
  'ProfilePage',
)
