import { lazyPage } from '@/shared/lib/lazy-page'

export const demoMailsPage = {
  component: lazyPage('pages/demo-mails', () => import('./ui/demo-mails-page'), 'DemoMailsPage'),
}
