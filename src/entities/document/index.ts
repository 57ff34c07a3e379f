export {
  activityQueryOptions,
  attachmentsQueryOptions,
  commentReadersQueryOptions,
  commentsQueryOptions,
  createComment,
  downloadAttachment,
  quotableNumbersQueryOptions,
  refreshRecordExtras,
  removeAttachment,
  uploadAttachment,
  type ActivityEntry,
  type AttachmentKind,
  type Comment,
  type RecordRef,
} from './api/record-extras'
export {
  createOverrideRequest,
  declineOverrideRequest,
  overrideRequestsQueryOptions,
} from './api/override-requests'
export { type LocatedWarning, locateWarnings } from './api/preview-query-options'
export {
  downloadPaper,
  type Paper,
  type PaperChoice,
  type PaperItem,
  type PaperMail,
  paperMailQueryOptions,
  type ShownPaper,
  paperQueryOptions,
  type PaperRecord,
  papersQueryOptions,
  sendPaper,
  toPaperRecord,
} from './api/papers'
export { LateMark } from './ui/late-mark'
export { RevisionStatusBadge } from './ui/revision-status-badge'
