import { lazyPart } from '@/shared/lib/lazy-part'

/** Time that the basket is reserved, in the header; loaded after the page. */
export const BasketTime = lazyPart<object>(async () => (await import('./basket-time')).BasketTime)
