import { lazyPage } from '@/shared/lib/lazy-page'

export const loginPage = {
  component: lazyPage('pages/login', () => import('./ui/login-page'), 'LoginPage'),
}
