import type { Handlers } from '../call'
import { newNotificationExists } from './exists'
import { listNotifications } from './list'
import { markNotificationAsRead } from './mark-as-read'

export const notificationHandlers = { listNotifications, newNotificationExists, markNotificationAsRead } satisfies Partial<Handlers>
