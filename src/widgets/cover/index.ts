import { lazyComponent } from '@/shared/lib/lazy-component'

export {
  DocumentLink,
  isZeroAmount,
  useFormatCoverAmount,
  Warnings,
  ReadyDate,
  formatCoverWood,
} from './ui/cover-parts'

/** Supplies allocated to each deal line. Loaded when the page is idle. */
export const DealCover = lazyComponent(async () => (await import('./ui/deal-cover')).DealCover)

/** Deals allocated to each supply line. Loaded when the page is idle. */
export const SupplyCover = lazyComponent(
  async () => (await import('./ui/supply-cover')).SupplyCover,
)
