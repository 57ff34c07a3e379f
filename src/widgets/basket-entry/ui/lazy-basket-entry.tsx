import { lazyComponent } from '@/shared/lib/lazy-component'

export const BasketEntry = lazyComponent<object>(
  async () => (await import('./basket-entry')).BasketEntry,
)
