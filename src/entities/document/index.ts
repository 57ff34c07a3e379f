export {
  activityQueryOptions,
  attachmentsQueryOptions,
  commentReadersQueryOptions,
  commentsQueryOptions,
  createComment,
  downloadAttachment,
  refreshRecordExtras,
  removeAttachment,
  uploadAttachment,
  type ActivityEntry,
  type Comment,
  type RecordRef,
} from './api/record-extras'
export {
  createOverrideRequest,
  declineOverrideRequest,
  overrideRequestsQueryOptions,
} from './api/override-requests'
export { previewQueryOptions, type Preview } from './api/preview-query-options'
export { locateWarnings, type LocatedWarning } from './model/locate-warnings'
export { LateMark } from './ui/late-mark'
