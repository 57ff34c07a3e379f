export { type ActivityTexts, useActivityTexts } from './model/activity-texts'
export { useFormatActivityEntry } from './model/format-activity-entry'
export { Activity, ChangeList } from './ui/activity'
export { PackLinks } from './ui/pack-links'
export { DocumentFrame } from './ui/document-frame'
export { DocumentProgress, DocumentProgressSkeleton } from './ui/document-progress'
export { DocumentSection, NotesSection } from './ui/document-section'
export { RecordPanel } from './ui/lazy-record-panel'
export { LatestDocuments } from './ui/latest-documents'
export { Paper } from './ui/paper'
export { useDownloadPaper } from './model/use-download-paper'
export { SendPaperDialog } from './ui/lazy-send-paper-dialog'
export { PaperView } from './ui/lazy-paper-view'
export { PaperSwitch } from './ui/paper-desk'
export { type CargoPaperName, PaperLinks } from './ui/paper-links'
export { PaperMenuItems } from './ui/paper-menu-items'
export { PrintedPaper, PrintInternalItem } from './ui/printed-paper'
export type { RevisionsConfig } from './model/revisions-config'
export {
  findClosedLineChanges,
  formatRevisionAction,
  formatRevisionNeed,
  formatWithdrawal,
  revisionWorkflow,
} from './model/revision-workflow'
export { ReviseItem } from './ui/revise-item'
export {
  OpenRevisionBanner,
  RevisionConflicts,
  RevisionDifferences,
  RevisionNotice,
  RevisionPaperItem,
} from './ui/revision-parts'
export { Revisions } from './ui/revisions'
export { RecordSkeleton, RecordScreen } from './ui/record-screen'
export { DocumentSkeleton, PaperDeskSkeleton, SectionSkeleton } from './ui/document-skeleton'
