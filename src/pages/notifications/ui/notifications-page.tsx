import type { LoaderArgs } from '@/shared/lib/lazy-page'
import {
  noop,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, type ReactElement } from 'react'
import {
  markAllAsReadMutation,
  newNotificationExistsQueryOptions,
  notificationPagesQueryOptions,
  NOTIFICATIONS_KEY,
} from '@/entities/notification'
import { formatProblem } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import { BellIcon, Button, EmptyState, ErrorState, Skeleton, toast } from '@/shared/ui'
import { NotificationItem, useMarkAsRead } from '@/widgets/notification-list'
import styles from './notifications.module.css'

export const loader = ({ context }: LoaderArgs): void => {
  context.queryClient.infiniteQuery(notificationPagesQueryOptions).catch(noop)
}

/** All notifications of the user, newest first. */
export function NotificationsPage(): ReactElement {
  const { t } = useTranslation('pages/notifications')
  const queryClient = useQueryClient()
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useInfiniteQuery(notificationPagesQueryOptions)
  const { data: hasNew = false } = useQuery(newNotificationExistsQueryOptions)
  const markAsRead = useMarkAsRead()
  const readAll = useMutation({
    ...markAllAsReadMutation,
    onError: (problem) => toast.error(formatProblem(problem)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  })
  useTitle(t('title'))
  // The bell's query sees new notifications first.
  useEffect(() => {
    if (hasNew)
      void queryClient.invalidateQueries({ queryKey: notificationPagesQueryOptions.queryKey })
  }, [hasNew, queryClient])
  const all = data?.pages.flat() ?? []
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {all.some(({ is_read }) => !is_read) && (
          <Button isPending={readAll.isPending} onClick={() => readAll.mutate()}>
            {t('read_all')}
          </Button>
        )}
      </div>
      {isPending && <Skeleton height="24rem" />}
      {error && !data && (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {formatProblem(error)}
        </ErrorState>
      )}
      {data && all.length === 0 && (
        <EmptyState icon={<BellIcon />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      {all.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {all.map((notification) => (
            <li key={notification.uuid}>
              <NotificationItem notification={notification} onRead={markAsRead} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          className={styles.older}
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </div>
  )
}
