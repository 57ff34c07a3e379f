export {
  markAllAsReadMutation,
  markAsReadMutation,
  newNotificationExistsQueryOptions,
  type Notification,
  notificationPagesQueryOptions,
  notificationsKey,
  notificationsQueryOptions,
  toIsoTime,
  isToday,
} from './api/notifications'
