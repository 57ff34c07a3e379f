export { Activity, type ActivityChange, type ActivityItem } from './ui/activity'
export { Comments, type CommentItem } from './ui/comments'
export type { Earlier } from './ui/show-earlier'
