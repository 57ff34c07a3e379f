export {
  activityQuery,
  attachmentsQuery,
  commentReadersQuery,
  commentsQuery,
  createComment,
  downloadAttachment,
  refreshKept,
  removeAttachment,
  uploadAttachment,
  type ActivityEntry,
  type Comment,
  type RecordRef,
} from './api/kept-beside'
export {
  createOverrideRequest,
  declineOverrideRequest,
  overrideRequestsQuery,
} from './api/override-requests'
export { previewQuery, type Preview } from './api/preview-query'
export { locatedWarnings, type Located } from './model/located-warnings'
export { LateMark } from './ui/late-mark'
