export { inspectableQuery, supplyReportQuery, type InspectableSupply, type SupplyReport } from './api/supply-report-query'
export { fetchInspectablePage, supplyReportsQuery, type SupplyReportSummary } from './api/supply-report-list'
export {
  correctSupplyReport,
  createSupplyReport,
  rememberSupplyReport,
  transitionSupplyReport,
  updateSupplyReport,
  type SupplyReportWrite,
} from './api/supply-report-writes'
export { ReportStatusBadge, VerdictBadge } from './ui/report-badges'
export { downscale } from './lib/downscale'
export { dropPhoto, keepPhoto, keptPhoto } from './lib/photo-store'
