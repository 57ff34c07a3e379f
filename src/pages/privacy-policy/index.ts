import { lazyPage } from '@/shared/lib/lazy-page'

export const privacyPolicyPage = {
  component: lazyPage(
    'pages/privacy-policy',
    () => import('./ui/privacy-policy-page'),
    'PrivacyPolicyPage',
  ),
}
