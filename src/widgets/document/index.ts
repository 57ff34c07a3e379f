export { type ActivityTexts, useActivityTexts } from './model/activity-texts'
export { useFormatActivityEntry } from './model/format-activity-entry'
export { Activity, ChangeList } from './ui/record-panel/activity'
export { PackLinks } from './ui/record-panel/pack-links'
export { DocumentFrame } from './ui/document-frame'
export { DocumentProgress, DocumentProgressSkeleton } from './ui/document-progress'
export { DocumentSection, NotesSection } from './ui/document-section'
export { RecordPanel } from './ui/record-panel/lazy-record-panel'
export { LatestDocuments } from './ui/latest-documents'
export { Paper } from './ui/paper/paper'
export { useDownloadPaper } from './model/use-download-paper'
export { SendPaperDialog } from './ui/paper/lazy-send-paper-dialog'
export { PaperView } from './ui/paper/lazy-paper-view'
export { PaperSwitch } from './ui/paper/paper-desk'
export { type CargoPaperName, PaperLinks } from './ui/paper/paper-links'
export { PaperMenuItems } from './ui/paper/paper-menu-items'
export { PrintedPaper, PrintInternalItem } from './ui/paper/printed-paper'
export type { RevisionsConfig } from './model/revisions-config'
export {
  findClosedLineChanges,
  formatRevisionAction,
  formatRevisionNeed,
  formatWithdrawal,
  revisionWorkflow,
} from './model/revision-workflow'
export { ReviseItem } from './ui/revisions/revise-item'
export {
  OpenRevisionBanner,
  RevisionConflicts,
  RevisionDifferences,
  RevisionNotice,
  RevisionPaperItem,
} from './ui/revisions/revision-parts'
export { Revisions } from './ui/revisions/revisions'
export { RecordSkeleton, RecordScreen } from './ui/record-screen'
export { DocumentSkeleton, PaperDeskSkeleton, SectionSkeleton } from './ui/document-skeleton'
