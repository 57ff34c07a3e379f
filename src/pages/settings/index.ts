import { lazyRoute } from '@/shared/lib/lazy-page'

export const settingsPage = lazyRoute(
  'pages/settings',
  () => import('./ui/settings-page'),
  'SettingsPage',
)
