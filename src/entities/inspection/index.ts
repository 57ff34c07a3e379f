export {
  cargoReportQuery,
  inspectableCargoQuery,
  type CargoReport,
  type InspectableCargo,
} from './api/cargo-report-query'
export {
  bringInspectableCargos,
  cargoReportsQuery,
  fetchInspectableCargoPage,
  inspectableCargosAtHand,
  inspectableCargosQuery,
} from './api/cargo-report-list'
export {
  correctCargoReport,
  createCargoReport,
  readCargoReport,
  rememberCargoReport,
  transitionCargoReport,
  updateCargoReport,
  cargoReportWriteOf,
  type CargoReportWrite,
} from './api/cargo-report-writes'
export {
  inspectableQuery,
  supplyReportQuery,
  type InspectableSupply,
  type SupplyReport,
} from './api/supply-report-query'
export {
  bringInspectables,
  fetchInspectablePage,
  inspectablesAtHand,
  supplyReportsQuery,
  type SupplyReportSummary,
} from './api/supply-report-list'
export {
  correctSupplyReport,
  createSupplyReport,
  readSupplyReport,
  rememberSupplyReport,
  transitionSupplyReport,
  updateSupplyReport,
  supplyReportWriteOf,
  type SupplyReportWrite,
} from './api/supply-report-writes'
export { ReportStatusBadge, VerdictBadge } from './ui/report-badges'
export { downscale, UnusablePhoto } from './lib/downscale'
