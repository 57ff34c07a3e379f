import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, unwrap, type Schemas } from '@/shared/api'
import { notificationPollingInterval } from '@/shared/config'

export type Notification = Schemas['Notification']

/**
 * Whether something is unread: asked for on mount, every seven seconds while the tab is in sight, and at once when it comes into
 * sight again. A failure keeps the last answer.
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

/** My notifications, newest first; fetched anew each time the bell is opened. The last list is kept: it is shown until the next one comes. */
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
