export {
  markAllAsReadMutation,
  markAsReadMutation,
  newNotificationExistsQueryOptions,
  type Notification,
  notificationPagesQueryOptions,
  NOTIFICATIONS_KEY,
  notificationsQueryOptions,
  toIsoTime,
  isToday,
} from './api/notifications'
