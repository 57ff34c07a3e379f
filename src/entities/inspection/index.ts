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
export {
  correctCargoReport,
  createCargoReport,
  fetchCargoReport,
  cacheSavedCargoReport,
  transitionCargoReport,
  updateCargoReport,
  toCargoReportWrite,
  type CargoReportWrite,
} from './api/cargo-report-writes'
export {
  fetchInspectableSupplyPage,
  findCachedInspectableSupplies,
  type InspectableSupply,
  inspectableSupplyQueryOptions,
  prefetchInspectableSupplies,
  type SupplyReport,
  supplyReportQueryOptions,
  supplyReportsQueryOptions,
  type SupplyReportSummary,
} from './api/supply-report-queries'
export {
  correctSupplyReport,
  createSupplyReport,
  fetchSupplyReport,
  cacheSavedSupplyReport,
  transitionSupplyReport,
  updateSupplyReport,
  toSupplyReportWrite,
  type SupplyReportWrite,
} from './api/supply-report-writes'
export { findForeignPacks } from './api/foreign-packs'
export { queryOrCached } from './api/query-or-cached'
export { getReportStage, type ReportStage, reportStages } from './model/report-stages'
export { ReportStatusBadge, VerdictBadge } from './ui/report-badges'
export { downscale, UnusablePhoto } from './lib/downscale'
