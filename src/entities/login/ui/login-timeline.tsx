import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, ErrorState, Skeleton, Timeline } from '@/shared/ui'
import type { ownLoginsQueryOptions, personLoginsQueryOptions } from '../api/logins'
import { formatDevice } from '../model/format-device'
import { LoginOutcomeStatus } from './login-outcome-status'
import styles from './login.module.css'

interface LoginTimelineProps {
  query: typeof ownLoginsQueryOptions | ReturnType<typeof personLoginsQueryOptions>
}

/** A person's attempts to log in, newest first. */
export function LoginTimeline({ query }: LoginTimelineProps) {
  const { t } = useTranslation('entities/login')
  const format = useFormat()
  const formatProblem = useFormatProblem()
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(query as typeof ownLoginsQueryOptions)
  const logins = data?.pages.flatMap(({ items }) => items)
  if (error && !logins)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {formatProblem(error)}
      </ErrorState>
    )
  if (!logins) return <Skeleton height="6rem" />
  if (logins.length === 0) return <p className={styles.none}>{t('none')}</p>
  return (
    <>
      <Timeline
        label={t('recent')}
        entries={logins.map((login) => ({
          id: login.id,
          time: <time dateTime={login.at}>{format.dateTime(login.at)}</time>,
          title: <LoginOutcomeStatus outcome={login.outcome} />,
          children: [
            formatDevice(login),
            login.address ?? t('many_addresses'),
            ...(login.count > 1 ? [t('times', { count: login.count })] : []),
          ].join(' · '),
        }))}
      />
      {hasNextPage && (
        <Button
          size="s"
          variant="quiet"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('earlier')}
        </Button>
      )}
    </>
  )
}
