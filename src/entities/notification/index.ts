export {
  markAsReadMutation,
  newNotificationExistsQueryOptions,
  notificationsQueryOptions,
  type Notification,
} from './api/notification-queries'
export { markAllAsReadMutation, notificationPagesQueryOptions } from './api/notification-pages'
export { createdAtIso, isToday } from './model/created-at'
