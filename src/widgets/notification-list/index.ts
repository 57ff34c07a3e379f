export { NotificationBell } from './ui/notification-bell'
export { getRecordRoute } from './model/record-link'
export { NotificationItem } from './ui/notification-item'
export { useMarkAsRead } from './model/use-mark-as-read'
