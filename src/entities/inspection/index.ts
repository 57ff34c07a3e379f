export {
  correctSupplyReport,
  createSupplyReport,
  fetchInspectablePage,
  inspectableQuery,
  rememberSupplyReport,
  supplyReportQuery,
  supplyReportsQuery,
  transitionSupplyReport,
  updateSupplyReport,
  type InspectableSupply,
  type SupplyReport,
  type SupplyReportSummary,
  type SupplyReportWrite,
} from './api/supply-reports'
export { ReportStatusBadge, VerdictBadge } from './ui/report-badges'
export { downscale } from './lib/downscale'
export { dropPhoto, keepPhoto, keptPhoto } from './lib/photo-store'
