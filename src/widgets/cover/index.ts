import { lazyPart } from '@/shared/lib/lazy-part'

export { DocumentLink, isNone, useSayAmount, Warnings, When, woodName } from './ui/cover-parts'

/** What is bought for a deal, line by line. It comes once the page is at rest. */
export const DealCover = lazyPart(async () => (await import('./ui/deal-cover')).DealCover)

/** Whom a supply's wood is for, line by line. */
export const SupplyCover = lazyPart(async () => (await import('./ui/supply-cover')).SupplyCover)
