export {
  activityQuery,
  attachmentsQuery,
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
export { previewQuery, type Preview } from './api/preview-query'
export { locatedWarnings, type Located } from './model/located-warnings'
export { LateMark } from './ui/late-mark'
