export { NotificationBell } from './ui/notification-bell'
export { routeOf } from './model/record-link'
