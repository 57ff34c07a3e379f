export { inspectionWorkflow, reportPreviewQueryOptions } from './model/inspection-workflow'
export {
  formatCheckStates,
  formatPhotoCount,
  formatReportNeed,
  formatReportStatus,
  formatReportValue,
} from './model/format-report'
export { useSendWhenOnline } from './model/use-send-when-online'
export { CheckRow } from './ui/check-row'
export { ChoiceField } from './ui/big-choice'
export { DealsLink } from './ui/deals-link'
export { EarlierReports } from './ui/earlier-reports'
export { InspectionPage } from './ui/inspection-page'
export { DateTimeField } from './ui/date-time-field'
export { NumberPad, useDecimalMark } from './ui/number-pad'
export { OpenReports } from './ui/open-reports'
export { PaperPhotos, usePaperPhotos } from './ui/paper-photos'
export { PhotoCount, Photos, getPhotoNavigation } from './ui/photos'
export { BackToReportLink, PaperItem, ReportItems } from './ui/report-items'
export { PlaceField } from './ui/place-field'
export { ReportNotices } from './ui/report-notices'
export { Verdict } from './ui/verdict'
