export {
  markAllAsReadMutation,
  markAsReadMutation,
  newNotificationExistsQueryOptions,
  type Notification,
  notificationPagesQueryOptions,
  notificationsQueryOptions,
} from './api/notifications'
export { createdAtIso, isToday } from './model/created-at'
