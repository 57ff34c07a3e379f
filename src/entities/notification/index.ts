export {
  markAsReadMutation,
  newNotificationExistsQuery,
  notificationsQuery,
  type Notification,
} from './api/notification-queries'
export { markAllAsReadMutation, notificationPagesQuery } from './api/notification-pages'
export { createdAtIso, isToday } from './model/created-at'
