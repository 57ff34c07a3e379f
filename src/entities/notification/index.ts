export {
  markAsReadMutation,
  newNotificationExistsQuery,
  notificationsQuery,
  type Notification,
} from './api/notification-queries'
export { createdAtIso, isToday } from './model/created-at'
