import { lazyPart } from '@/shared/lib/lazy-part'

export { keepPurchase, picksKey, type KeptPurchase } from './model/kept-purchase'
export { useUndoPurchase } from './model/use-undo-purchase'

/** Over the list of the supplies that were drafted together: what was done, and the way back. */
export const PurchaseNotice = lazyPart(
  async () => (await import('./ui/purchase-notice')).PurchaseNotice,
)
