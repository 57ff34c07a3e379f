import { lazyPage } from '@/shared/lib/lazy-page'

export const outboxPage = {
  component: lazyPage('pages/outbox', () => import('./ui/outbox-page'), 'OutboxPage'),
}
