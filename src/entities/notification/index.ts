export {
  markAllAsReadMutation,
  markAsReadMutation,
  newNotificationExistsQueryOptions,
  type Notification,
  notificationPagesQueryOptions,
  notificationsQueryOptions,
  createdAtIso,
  isToday,
} from './api/notifications'
