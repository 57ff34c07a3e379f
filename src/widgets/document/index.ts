import { lazyPart } from '@/shared/lib/lazy-part'

export type { RecordWords } from './model/record-words'
export { useRecordWords } from './model/use-record-words'
export { DocumentFrame, type DocumentFrameProps } from './ui/document-frame'
export { DocumentSection } from './ui/document-section'
export { LatestDocuments } from './ui/latest-documents'
export { Paper, PaperDesk, PaperParty } from './ui/paper'
export { PrintedPaper } from './ui/printed-paper'
export { WaitingDesk, WaitingPaper } from './ui/waiting-paper'
export { WithPaper } from './ui/with-paper'
export { WaitingDocument, WaitingSection } from './ui/waiting-section'

/** What is kept beside a record: comments, files and history. It comes once the page is at rest. */
export const RecordPanel = lazyPart(async () => (await import('./ui/record-panel')).RecordPanel)
