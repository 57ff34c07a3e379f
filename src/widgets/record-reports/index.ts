import { lazyComponent } from '@/shared/lib/lazy-component'

/** What inspections of a supply found, and the way to another. It comes once the page is at rest. */
export const SupplyReports = lazyComponent(
  async () => (await import('./ui/supply-reports')).SupplyReports,
)

/** The same of a container. */
export const CargoReports = lazyComponent(
  async () => (await import('./ui/cargo-reports')).CargoReports,
)
