export { inspectionSteps, reportPreview } from './model/inspection-steps'
export {
  sayCheckStates,
  sayPhotos,
  sayReportNeed,
  sayReportStatus,
  sayReportValue,
} from './model/say-report'
export { useSendWhenOnline } from './model/use-send-when-online'
export { CheckRow } from './ui/check-row'
export { ChoiceField } from './ui/choice-field'
export { DealsLink } from './ui/deals-link'
export { EarlierReports } from './ui/earlier-reports'
export { InspectionPage } from './ui/inspection-page'
export { MomentField } from './ui/moment-field'
export { NumberPad, useMark } from './ui/number-pad'
export { OpenReports } from './ui/open-reports'
export { PaperPhotos, usePaperPhotos } from './ui/paper-photos'
export { PhotoCount, Photos, wayToPhoto } from './ui/photos'
export { BackToReport, PaperItem, ReportItems } from './ui/report-items'
export { PlaceField } from './ui/place-field'
export { ReportNotices } from './ui/report-notices'
export { Verdict } from './ui/verdict'
