import type { Handlers } from '../call'
import { newNotificationExists } from './new-notification-exists'
import { listNotifications } from './list-notifications'
import { markAllNotificationsAsRead } from './mark-all-as-read'
import { markNotificationAsRead } from './mark-as-read'

export const notificationHandlers = {
  listNotifications,
  newNotificationExists,
  markNotificationAsRead,
  markAllNotificationsAsRead,
} satisfies Partial<Handlers>
