import { lazyPage } from '@/shared/lib/lazy-page'

export const signUpPage = {
  component: lazyPage('pages/sign-up', () => import('./ui/sign-up-page'), 'SignUpPage'),
}
