export {
  cargoReportQueryOptions,
  inspectableCargoQueryOptions,
  type CargoReport,
  type InspectableCargo,
} from './api/cargo-report-query'
export {
  prefetchInspectableCargos,
  cargoReportsQueryOptions,
  fetchInspectableCargoPage,
  findCachedInspectableCargos,
  inspectableCargosQueryOptions,
} from './api/cargo-report-list'
export {
  correctCargoReport,
  createCargoReport,
  readCargoReport,
  cacheSavedCargoReport,
  transitionCargoReport,
  updateCargoReport,
  toCargoReportWrite,
  type CargoReportWrite,
} from './api/cargo-report-writes'
export {
  inspectableSupplyQueryOptions,
  supplyReportQueryOptions,
  type InspectableSupply,
  type SupplyReport,
} from './api/supply-report-query'
export {
  prefetchInspectableSupplies,
  fetchInspectableSupplyPage,
  findCachedInspectableSupplies,
  supplyReportsQueryOptions,
  type SupplyReportSummary,
} from './api/supply-report-list'
export {
  correctSupplyReport,
  createSupplyReport,
  readSupplyReport,
  cacheSavedSupplyReport,
  transitionSupplyReport,
  updateSupplyReport,
  toSupplyReportWrite,
  type SupplyReportWrite,
} from './api/supply-report-writes'
export { queryOrCached } from './api/query-or-cached'
export { ReportStatusBadge, VerdictBadge } from './ui/report-badges'
export { downscale, UnusablePhoto } from './lib/downscale'
