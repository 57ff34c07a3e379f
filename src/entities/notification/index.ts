export {
  markAllAsReadMutation,
  markAsReadMutation,
  newNotificationExistsQueryOptions,
  type Notification,
  notificationPagesQueryOptions,
  notificationsQueryOptions,
  toIsoTime,
  isToday,
} from './api/notifications'
