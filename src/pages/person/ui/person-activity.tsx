import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { personActivityQueryOptions, type DoneEntry } from '@/entities/person'
import { useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, ErrorState, Skeleton, Timeline } from '@/shared/ui'
import { DocumentSection } from '@/widgets/document'
import { getRecordRoute } from '@/widgets/notification-list'
import styles from './person.module.css'

/** What this person did, newest first, each with the way to where it was done. */
export function PersonActivity({ personId }: { readonly personId: string }) {
  const { t } = useTranslation('pages/person')
  const format = useFormat()
  const problemText = useFormatProblem()
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(personActivityQueryOptions(personId))
  const done = data?.pages.flatMap(({ items }) => items)
  return (
    <DocumentSection title={t('section.done')} layout="whole">
      {!data && !error && <Skeleton height="6rem" />}
      {error && (
        <ErrorState title={t('done.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {problemText(error)}
        </ErrorState>
      )}
      {done?.length === 0 && <p className={styles.none}>{t('done.nothing')}</p>}
      {done && done.length > 0 && (
        <Timeline
          label={t('section.done')}
          entries={done.map((entry) => ({
            id: entry.id,
            time: <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>,
            title: <ActivityList entry={entry} />,
            children: entry.reason,
          }))}
        />
      )}
      {hasNextPage && (
        <Button
          size="s"
          variant="quiet"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('done.earlier')}
        </Button>
      )}
    </DocumentSection>
  )
}

function ActivityList({ entry: { kind, count, record, called } }: { readonly entry: DoneEntry }) {
  const { t } = useTranslation('pages/person')
  const done = t(`done.kind.${kind}`, { count })
  if (!record) return done
  const what = `${t(`done.record.${record.kind}`)} ${called ?? ''}`
  return (
    <>
      {done}
      {': '}
      {called === null ? (
        what
      ) : (
        <Link to={getRecordRoute(record.kind)} params={{ id: record.id }}>
          {what}
        </Link>
      )}
    </>
  )
}
