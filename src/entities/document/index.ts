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
