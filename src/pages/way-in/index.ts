import { lazyPage } from '@/shared/lib/lazy-page'

const pages = () => import('./ui/way-in-pages')

export const signUpPage = { component: lazyPage('pages/way-in', pages, 'SignUpPage') }
export const setPasswordPage = { component: lazyPage('pages/way-in', pages, 'SetPasswordPage') }
export const outboxPage = { component: lazyPage('pages/way-in', pages, 'OutboxPage') }
