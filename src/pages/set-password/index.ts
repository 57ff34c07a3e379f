import { lazyPage } from '@/shared/lib/lazy-page'

export const setPasswordPage = {
  component: lazyPage(
    'pages/set-password',
    () => import('./ui/set-password-page'),
    'SetPasswordPage',
  ),
}
