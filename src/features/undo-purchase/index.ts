import { lazyComponent } from '@/shared/lib/lazy-component'

export { saveLastPurchase, toPicksKey, type LastPurchase } from './model/last-purchase'
export { useUndoPurchase } from './model/use-undo-purchase'

/** Over the list of the supplies that were drafted together: what was done, and the way back. */
export const PurchaseNotice = lazyComponent(
  async () => (await import('./ui/purchase-notice')).PurchaseNotice,
)
