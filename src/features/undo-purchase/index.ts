import { lazyComponent } from '@/shared/lib/lazy-component'

export {
  type LastPurchase,
  saveLastPurchase,
  toPicksKey,
  useUndoPurchase,
} from './model/last-purchase'

/** Notice above a list of supplies that were drafted together, with undo. */
export const PurchaseNotice = lazyComponent(
  async () => (await import('./ui/purchase-notice')).PurchaseNotice,
)
