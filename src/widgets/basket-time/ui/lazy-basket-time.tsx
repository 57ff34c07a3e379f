import { lazyComponent } from '@/shared/lib/lazy-component'

/** Time that the basket is reserved, in the header; loaded after the page. */
export const BasketTime = lazyComponent<object>(
  async () => (await import('./basket-time')).BasketTime,
)
