import { lazyPart } from '@/shared/lib/lazy-part'

/** What inspections of a supply found, and the way to another. It comes once the page is at rest. */
export const SupplyReports = lazyPart(
  async () => (await import('./ui/supply-reports')).SupplyReports,
)

/** The same of a container. */
export const CargoReports = lazyPart(async () => (await import('./ui/cargo-reports')).CargoReports)
