export { inspectableQuery, supplyReportQuery, type InspectableSupply, type SupplyReport } from './api/supply-report-query'
export { bringInspectables, fetchInspectablePage, inspectablesAtHand, supplyReportsQuery, type SupplyReportSummary } from './api/supply-report-list'
export {
  correctSupplyReport,
  createSupplyReport,
  readSupplyReport,
  rememberSupplyReport,
  transitionSupplyReport,
  updateSupplyReport,
  writtenInSupplyReport,
  type SupplyReportWrite,
} from './api/supply-report-writes'
export { ReportStatusBadge, VerdictBadge } from './ui/report-badges'
export { downscale, UnusablePhoto } from './lib/downscale'
