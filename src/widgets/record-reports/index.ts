import { lazyComponent } from '@/shared/lib/lazy-component'

/** Inspections of a supply, with a link to a new one. Loaded when the page is idle. */
export const SupplyReports = lazyComponent(
  async () => (await import('./ui/record-reports')).SupplyReports,
)

/** Inspections of a container, with a link to a new one. Loaded when the page is idle. */
export const CargoReports = lazyComponent(
  async () => (await import('./ui/record-reports')).CargoReports,
)
