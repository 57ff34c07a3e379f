import { lazyPage } from '@/shared/lib/lazy-page'

const importPages = () => import('./ui/way-in-pages')

export const signUpPage = { component: lazyPage('pages/way-in', importPages, 'SignUpPage') }
export const setPasswordPage = {
  component: lazyPage('pages/way-in', importPages, 'SetPasswordPage'),
}
export const outboxPage = { component: lazyPage('pages/way-in', importPages, 'OutboxPage') }
