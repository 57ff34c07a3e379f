import { lazyPage } from '@/shared/lib/lazy-page'

/** The route of a screen that comes with a later version. */
export const comingScreenPage = {
  component: lazyPage('pages/coming-screen', () => import('./ui/coming-screen-page'), 'ComingScreenPage'),
}
