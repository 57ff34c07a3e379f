import { lazyComponent } from '@/shared/lib/lazy-component'

export {
  DocumentLink,
  isZeroAmount,
  useFormatCoverAmount,
  Warnings,
  ReadyDate,
  formatCoverWood,
} from './ui/cover-parts'

/** What is bought for a deal, line by line. It comes once the page is at rest. */
export const DealCover = lazyComponent(async () => (await import('./ui/deal-cover')).DealCover)

/** Whom a supply's wood is for, line by line. */
export const SupplyCover = lazyComponent(
  async () => (await import('./ui/supply-cover')).SupplyCover,
)
