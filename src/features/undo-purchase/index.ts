import { lazyComponent } from '@/shared/lib/lazy-component'

export { saveLastPurchase, toPicksKey, type LastPurchase } from './model/last-purchase'
export { useUndoPurchase } from './model/use-undo-purchase'

/** Notice above a list of supplies that were drafted together, with undo. */
export const PurchaseNotice = lazyComponent(
  async () => (await import('./ui/purchase-notice')).PurchaseNotice,
)
