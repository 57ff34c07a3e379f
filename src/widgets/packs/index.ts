import { lazyComponent } from '@/shared/lib/lazy-component'

/** The mill's packing list of a supply. Loaded when the page is idle. */
export const SupplyPacks = lazyComponent(
  async () => (await import('./ui/supply-packs')).SupplyPacks,
)
