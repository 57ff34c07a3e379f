import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import { notificationPollingInterval } from '@/shared/config'

export type Notification = Schemas['Notification']

/**
 * True if the user has unread notifications. Polled on mount, on focus and every seven seconds
 * while the tab is visible. A failed poll keeps the last result.
 */
export const newNotificationExistsQueryOptions = queryOptions({
  queryKey: ['notifications', 'new-exists'],
  queryFn: ({ signal }) => unwrap(api.GET('/notifications/new_notification_exists/', { signal })),
  staleTime: 0,
  retry: false,
  refetchInterval: notificationPollingInterval,
  refetchIntervalInBackground: false,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

/**
 * The latest notifications, newest first. Refetched whenever the menu opens; the last list is shown
 * until then.
 */
export const notificationsQueryOptions = queryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ signal }) => unwrap(api.GET('/notifications/', { signal })),
  staleTime: 0,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
})

export const markAsReadMutation = mutationOptions({
  mutationFn: (uuid: string) =>
    unwrap(api.PUT('/notifications/{uuid}/mark_as_read/', { params: { path: { uuid } } })),
})
