export { Activity, type ActivityChange, type ActivityItem } from './ui/activity'
export { Comments, type CommentItem } from './ui/comments'
