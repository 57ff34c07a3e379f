import { lazyComponent } from '@/shared/lib/lazy-component'

/** Form that splits a pack into parts. */
export const SplitPack = lazyComponent(async () => (await import('./ui/split-pack')).SplitPack)

/** Form that merges a pack with others of its line. */
export const MergePacks = lazyComponent(async () => (await import('./ui/merge-packs')).MergePacks)

/** The mill's packing list of a supply. Loaded when the page is idle. */
export const SupplyPacks = lazyComponent(
  async () => (await import('./ui/supply-packs')).SupplyPacks,
)
