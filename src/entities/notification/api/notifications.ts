import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/shared/api'
import { NOTIFICATION_POLLING_INTERVAL_MS } from '@/shared/config'
import { getServerTime } from '@/shared/lib/clock'

export type Notification = Schemas['Notification']

/** Key of all queries of notifications. */
export const NOTIFICATIONS_KEY = ['notifications'] as const

/**
 * True if the user has unread notifications. Polled on mount, on focus and every seven seconds
 * while the tab is visible. A failed poll keeps the last result.
 */
export const newNotificationExistsQueryOptions = queryOptions({
  queryKey: [...NOTIFICATIONS_KEY, 'new-exists'],
  queryFn: ({ signal }) => unwrap(api.GET('/notifications/new_notification_exists/', { signal })),
  staleTime: 0,
  retry: false,
  refetchInterval: NOTIFICATION_POLLING_INTERVAL_MS,
  refetchIntervalInBackground: false,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

/**
 * The latest notifications, newest first. Refetched whenever the menu opens; the last list is shown
 * until then.
 */
export const notificationsQueryOptions = queryOptions({
  queryKey: [...NOTIFICATIONS_KEY, 'list'],
  queryFn: ({ signal }) => unwrap(api.GET('/notifications/', { signal })),
  staleTime: 0,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
})

export const markAsReadMutation = mutationOptions({
  mutationFn: (uuid: string) =>
    unwrap(api.PUT('/notifications/{uuid}/mark_as_read/', { params: { path: { uuid } } })),
})

/** The backend's page size; a shorter page is the last one. */
const PAGE_SIZE = 100

/** The user's notifications, newest first. */
export const notificationPagesQueryOptions = infiniteQueryOptions({
  queryKey: [...NOTIFICATIONS_KEY, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    unwrap(
      api.GET('/notifications/', {
        params: { query: pageParam === undefined ? {} : { before: pageParam } },
        signal,
      }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => (last.length < PAGE_SIZE ? undefined : last.at(-1)?.uuid),
  staleTime: 0,
  refetchOnMount: 'always',
})

export const markAllAsReadMutation = mutationOptions({
  mutationFn: () => unwrap(api.PUT('/notifications/mark_all_as_read/')),
})

/** The contract's format `dd/mm/yyyy hh:mm:ss`, UTC. */
const CREATED_AT = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/

/** Converts the contract's creation time to an ISO timestamp. */
export function toIsoTime(createdAt: string): string {
  const [, day, month, year, time] = CREATED_AT.exec(createdAt) ?? []
  return `${year}-${month}-${day}T${time}Z`
}

/** True if an ISO timestamp is today in the local time zone. */
export const isToday = (iso: string, now: Date = getServerTime()): boolean =>
  new Date(iso).toDateString() === now.toDateString()
