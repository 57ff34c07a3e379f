export { NotificationBell } from './ui/notification-bell'
export { NotificationItem } from './ui/notification-item'
export { useMarkAsRead } from './model/use-mark-as-read'
