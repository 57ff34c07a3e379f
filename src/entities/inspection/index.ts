export {
  type CargoReport,
  cargoReportQueryOptions,
  cargoReportsQueryOptions,
  fetchInspectableCargoPage,
  findCachedInspectableCargos,
  type InspectableCargo,
  inspectableCargoQueryOptions,
  inspectableCargosQueryOptions,
  prefetchInspectableCargos,
} from './api/cargo-report-queries'
export { cargoReportCalls, type CargoReportWrite } from './api/cargo-report-calls'
export {
  fetchInspectableSupplyPage,
  findCachedInspectableSupplies,
  type InspectableSupply,
  inspectableSupplyQueryOptions,
  prefetchInspectableSupplies,
  type SupplyReport,
  supplyReportQueryOptions,
  supplyReportsQueryOptions,
} from './api/supply-report-queries'
export { supplyReportCalls, type SupplyReportWrite } from './api/supply-report-calls'
export type { ReportCalls } from './api/report-calls'
export { findForeignPacks } from './api/foreign-packs'
export { queryOrCached } from './api/query-or-cached'
export { getReportStage, type ReportStage, REPORT_STAGES } from './model/report-stages'
export { ReportStatusBadge, VerdictBadge } from './ui/report-badges'
export { downscale, UnusablePhoto } from './lib/downscale'
