export { inspectionWorkflow, reportPreviewQueryOptions } from './model/inspection-workflow'
export {
  formatCheckStates,
  formatPhotoCount,
  formatReportNeed,
  formatReportStatus,
  formatReportValue,
} from './model/format-report'
export { useSendWhenOnline } from './model/use-report'
export { CheckRow, ChoiceField, DateTimeField, PlaceField, Verdict } from './ui/report-fields'
export { BackToReportLink, DealsLink, PaperItem, ReportItems } from './ui/report-items'
export { EarlierReports, OpenReports } from './ui/report-lists'
export { InspectionPage } from './ui/inspection-page'
export { appendKey, NumberPad, useDecimalMark } from './ui/number-pad'
export { PaperPhotos, usePaperPhotos } from './ui/paper-photos'
export { PhotoCount, Photos, getPhotoNavigation } from './ui/photos'
export { ReportNotices } from './ui/report-notices'
