import { lazyComponent } from '@/shared/lib/lazy-component'

export const BasketTime = lazyComponent<object>(
  async () => (await import('./basket-time')).BasketTime,
)
