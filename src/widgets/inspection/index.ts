export { inspectionWorkflow, reportPreviewQueryOptions } from './model/inspection-workflow'
export {
  createReportActivityTexts,
  formatCheckStates,
  formatPhotoCount,
  formatScanCount,
  formatReportNeed,
  reportEditFormatters,
} from './model/format-report'
export { CheckRow, ChoiceField, NowField, PlaceField, VerdictFields } from './ui/report-fields'
export { EarlierReports, OpenReports } from './ui/report-lists'
export { InspectionPage } from './ui/inspection-page'
export { appendKey, NumberPad, useDecimalMark } from './ui/number-pad'
export { putReading } from './model/put-reading'
export { useKeptInput } from './model/use-kept-input'
export { useLinkedSubject } from './model/use-linked-subject'
export { ReportDocument } from './ui/report-document'
export { ReportPaper } from './ui/report-paper'
export { PhotoCount, Photos } from './ui/photos'
