import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/shared/api'

/** The backend's page size; a shorter page is the last one. */
const PAGE = 100

/** The user's notifications, newest first. */
export const notificationPagesQueryOptions = infiniteQueryOptions({
  queryKey: ['notifications', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    unwrap(
      api.GET('/notifications/', {
        params: { query: pageParam === undefined ? {} : { before: pageParam } },
        signal,
      }),
    ),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.uuid),
  staleTime: 0,
  refetchOnMount: 'always',
})

export const markAllAsReadMutation = mutationOptions({
  mutationFn: () => unwrap(api.PUT('/notifications/mark_all_as_read/')),
})
